import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import { visit } from './support/steps.ts';

/** The account pages: link text, address, title, and an entry of the demo customer. */
const SCREENS: [name: string, address: string, heading: string, own: string | RegExp][] = [
  ['Profile', '/profile?page=profile-settings', 'Edit Personal Details', 'Layla Haddad'],
  ['My orders', '/my-orders', 'My orders', 'Saffron Street Kitchen'],
  ['My trips', '/my-trips', 'My trips', 'Pebble hatch'],
  ['Wallet', '/wallet', 'Wallet', 'A friend joined'],
  ['Loyalty points', '/loyalty-points', 'Loyalty points', /^Order .#\d+/],
  ['Coupons', '/coupons', 'Coupons', 'SEABREEZE'],
  ['Refer a friend', '/referral-code', 'Refer a friend', 'LAYLA26'],
  ['Addresses', '/profile?page=addresses', 'Addresses', '12 Lantern Street, Old Town'],
  ['Inbox', '/profile?page=inbox', 'Inbox', 'Saffron Street Kitchen'],
  ['Notifications', '/notifications', 'Notifications', /No notifications yet|#\d+/],
  ['Settings', '/settings', 'Settings', 'This device'],
];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const main = (page: Page) => page.getByRole('main');

// Requirements: PROFILE-21, ROUTE-08..12, ROUTE-32..38, SESSION-18.
test('a customer reaches every account page at its own URL, where a verified phone is read-only, and writes to a store', async ({
  page,
}) => {
  await start(page, { at: '/wallet', customer: true });
  const list = main(page).getByRole('navigation', { name: 'Your account' }).first();
  for (const [name, address, heading, own] of SCREENS) {
    await list.getByRole('link', { name }).click();
    await expect(title(page, heading)).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    await expect(list.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(main(page).getByText(own).first()).toBeVisible();
    await expect(main(page).locator('[aria-busy], .skeleton')).toHaveCount(0);
    if (name === 'Profile') await expect(page.getByLabel('Phone (Not Changeable)')).toBeDisabled();
    if (name === 'Inbox') await writeToStore(page);
    if (name === 'Settings') {
      const you = main(page).getByRole('region', { name: 'About you' });
      await expect(you.getByRole('link', { name: 'Inbox' })).toHaveAttribute('href', '/profile?page=inbox');
    }
  }
  await visit(page, '/settings?wishlist=open');
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
});

async function writeToStore(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Saffron Street Kitchen' }).click();
  await expect(page).toHaveURL(/page=inbox&conversation=\d+$/);
  const thread = page.getByRole('log', { name: 'Messages' });
  await expect(thread).toContainText('Could you leave the onions out of one wrap?');
  const text = `Thank you, see you on ${Date.now()}.`;
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Write a message')).toHaveValue('');
  await expectAccessible(page, 'conversation');
}

// Requirements: ROUTE-08, ROUTE-11, ROUTE-34, ROUTE-42, WALLET-01, WALLET-07..09.
test('the wallet opens by both URLs, and loyalty points convert to money', async ({ page }) => {
  await start(page, { at: '/profile?page=wallet&flag=cancel', customer: true });
  await expect(title(page, 'Wallet')).toBeVisible();
  await expect(main(page).getByText('You canceled the payment.')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/wallet$/);
  const balance = main(page).getByRole('region', { name: 'Balance' }).locator('b');
  const points = main(page).getByRole('region', { name: 'Total points' }).locator('b');
  await expect(balance).toHaveText(/^\$\d+\.\d\d$/);
  const before = Number((await balance.innerText()).slice(1));
  const owned = Number((await points.innerText()).replace(',', ''));

  await page.getByRole('button', { name: 'Convert to currency now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert points' });
  await expectAccessible(page, 'convert points');
  await dialog.getByLabel('Points').fill('99');
  await dialog.getByRole('button', { name: 'Convert' }).click();
  await expect(dialog).toContainText(/At least .?100.? points can be converted at a time\./);
  await dialog.getByLabel('Points').fill('150');
  await expect(dialog.locator('.convert-dialog-worth')).toContainText('$15.00');
  await dialog.getByRole('button', { name: 'Convert' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Point to wallet transfer successfully.' }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(balance).toHaveText(`$${(before + 15).toFixed(2)}`);
  await expect(points).toHaveText((owned - 150).toLocaleString('en'));
  const newest = main(page).getByRole('region', { name: 'Activity' }).getByRole('listitem').first();
  await expect(newest).toContainText('Points converted');
  await expect(newest).toContainText('+ $15.00');

  await page.getByRole('button', { name: 'Referrals' }).click();
  await expect(newest).toContainText('A friend joined');
  await visit(page, '/wallet');
  await expect(balance).toHaveText(`$${(before + 15).toFixed(2)}`);
});

/** The smallest valid PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('with expected rejections', () => {
  test.use({ expectedNoise: /customer\/(update-profile|remove-account|confirm-identity)/ });
  // Requirements: OTP-18, PROFILE-01..06, PROFILE-08..12, PROFILE-15, PROFILE-17, PROFILE-18, PROFILE-26..33.
  test('a customer edits the profile, exports the data and deletes the account', async ({ page }) => {
    const person = {
      name: 'Dana Aziz',
      email: `dana.${Date.now()}@errand.example`,
      phone: `+97150${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`,
    };
    const response = await page.request.post('/api/v1/auth/sign-up', {
      data: { ...person, password: 'first secret', confirm_password: 'first secret' },
    });
    const { token } = (await response.json()) as { token: string };
    await page.addInitScript((given) => {
      if (!sessionStorage.getItem('began')) localStorage.setItem('token', given);
      sessionStorage.setItem('began', '1');
    }, token);
    await visit(page, '/profile');
    await expect(title(page, 'Edit Personal Details')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
    const name = page.getByLabel('Name', { exact: true });
    const email = main(page).getByLabel('Email', { exact: true });
    const update = page.getByRole('button', { name: 'Update Profile' });
    await expect(name).toHaveValue(person.name);
    await expect(email).toHaveValue(person.email);
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(person.phone);
    await name.fill('Somebody Else');
    await page.getByRole('button', { name: 'Reset' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure, you want to reset?' });
    await question.getByRole('button', { name: 'Reset' }).click();
    await expect(name).toHaveValue(person.name);

    const photo = page.getByLabel('Change photo');
    await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('RIFF....WEBP') });
    await expect(main(page).locator('.field-error')).toHaveText(
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    );
    await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
    const crop = page.getByRole('dialog', { name: 'Cut your photo' });
    await expect(crop.getByRole('button', { name: 'Use photo' })).toBeEnabled();
    await expectAccessible(page, 'cropping a photo');
    await crop.getByRole('button', { name: 'Use photo' }).click();

    const toasts = page.locator('.toast-list');
    await page.route(
      '**/customer/update-profile',
      (route) => route.fulfill({ status: 500, json: { message: 'Not today' } }),
      {
        times: 1,
      },
    );
    await update.click();
    await expect(toasts).toContainText('Not today');
    const errors = ['This name is too long', 'This picture cannot be read'].map((message, index) => ({
      code: `reason-${index}`,
      message,
    }));
    await page.route(
      '**/customer/update-profile',
      (route) => route.fulfill({ status: 403, json: { errors } }),
      { times: 1 },
    );
    await update.click();
    for (const { message } of errors) await expect(toasts).toContainText(message);
    // The rejection that the server sends for a session older than an hour.
    await page.route(
      '**/customer/update-profile',
      (route) =>
        route.fulfill({
          status: 403,
          json: {
            errors: [{ code: 'confirm_identity', message: 'Confirm first that it is you.' }],
            details: { reason: 'confirm_identity', by: 'password' },
          },
        }),
      { times: 1 },
    );
    await name.fill('Dana Aziza');
    await update.click();
    const identity = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await identity.getByLabel('Current password').fill('not the secret');
    await identity.getByRole('button', { name: 'Confirm' }).click();
    await expect(identity.locator('.field-error')).toHaveText('This is not your password.');
    await expectAccessible(page, 'the confirmation of the customer');
    await identity.getByLabel('Current password').fill('first secret');
    await identity.getByRole('button', { name: 'Confirm' }).click();
    await expect(identity).toBeHidden();
    // Without a code the change is saved, loaded and no longer open.
    await expect(page.getByRole('status').filter({ hasText: 'Updated successfully.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account, Dana Aziza' })).toBeVisible();
    await expect(update).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await email.fill('layla@errand.example');
    await page.getByLabel('Password', { exact: true }).fill('second secret');
    await page.getByLabel('Confirm password').fill('second secret');
    await update.click();
    await expect(toasts).toContainText('already');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    const changed = `new.${person.email}`;
    await email.fill(changed);
    await name.fill('Dana Noor Aziz');
    await update.click();
    const code = page.getByRole('dialog', { name: 'Enter the code' });
    await code.getByRole('button', { name: /^Demo: the code is/ }).click();
    await code.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Updated successfully.' })).toBeVisible();
    await expect(code).toBeHidden();
    await expect(page.getByRole('button', { name: 'Your account, Dana Noor Aziz' })).toBeVisible();
    await expect(email).toHaveValue(changed);
    await expect(update).toBeDisabled();
    await expect(main(page).locator('.avatar.photo img').first()).toBeVisible();

    await visit(page, '/settings');
    await expect(main(page).getByText('This device', { exact: true })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^errand-\d{4}-\d\d-\d\d\.json$/);
    const deleteButton = page.getByRole('button', { name: 'Delete account' });
    const last = page.getByRole('dialog', { name: 'Delete your account?' });
    await page.route(
      '**/customer/remove-account',
      (route) =>
        route.fulfill({
          status: 403,
          json: {
            errors: [
              { code: 'a', message: 'The first reason' },
              { code: 'b', message: 'Another' },
            ],
          },
        }),
      { times: 1 },
    );
    await deleteButton.click();
    await expect(last).toContainText('Saved addresses, wishlist and carts');
    await expectAccessible(page, 'deleting the account');
    await last.getByRole('button', { name: 'Delete account' }).click();
    await expect(toasts).toContainText('The first reason');
    await expect(toasts).not.toContainText('Another');
    await deleteButton.click();
    await last.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Account has been deleted' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

// Requirements: ROUTE-38, SESSION-16, SESSION-35, WALLET-19.
test('a guest is asked to sign in, and has settings and running orders', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  for (const address of ['/profile?page=inbox', '/wallet', '/profile?page=loyalty-points', '/my-trips']) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^سجّل الدخول لعرض هذه الصفحة/);
  }
  await expectAccessible(page, 'sign-in prompt');
  await expectNoHorizontalScroll(page, 'sign-in prompt');
  await main(page).getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit(page, '/my-orders');
  await expect(title(page, 'طلباتي')).toBeVisible();
  await expect(main(page).getByText('لا طلبات بعد')).toBeVisible();
  await visit(page, '/settings');
  await expect(title(page, 'الإعدادات')).toBeVisible();
  await expectNoHorizontalScroll(page, 'settings');
});

test('who deletes an account with money in the wallet reads the amount and has to type it', async ({
  page,
}) => {
  await start(page, { at: '/settings', customer: true });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText(/\$\d+\.\d\d. in your wallet, [\d,]+ points/);
  await expect(dialog).toContainText('Spend it first, or ask us to pay it out.');
  const field = dialog.getByLabel(/^To give it up, type/);
  await field.fill('1');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(field).toHaveAccessibleDescription(
    /^Type .*\d+\.\d\d.* to delete the account with the money\.$/,
  );
  await expectAccessible(page, 'deleting an account with money');
  expect(calls).not.toContain('DELETE');
});
