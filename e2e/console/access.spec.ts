import { consoleOrigin, invitationOf, signInTo, totpCode } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

// Before the sign-in there is no session, and what a role may not do is rejected.
test.use({ expectedNoise: /status of 40[134]/ });

test('an invited member with a custom role sets a password and a second factor, needs it at every sign-in, and sees only what the role grants', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const mail = `noor.${Date.now()}@errand.example`;
  await page.goto(`${origin}/staff`);
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fstaff$/);
  await expectAccessible(page, 'sign-in');
  const operator = world.account('operator');
  await page.getByLabel('E-mail').fill(operator.mail);
  await page.getByLabel(/^Password/).fill('wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.field-error')).toHaveText('E-mail or password is wrong.');
  await page.getByLabel(/^Password/).fill(operator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/staff`);

  await test.step('lists move by the keyboard', async () => {
    const rows = page.locator('.list-link');
    await rows.first().focus();
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/staff\/\d+$/);
  });

  const role = `Banner desk ${Date.now()}`;
  await page.goto(`${origin}/staff/roles/new`);
  await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').fill(role);
  await page.getByText('See promotions', { exact: true }).click();
  await expectAccessible(page, 'a new role');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();

  await page.goto(`${origin}/staff`);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.locator('.field-error').first()).toHaveText('This is required.');
  await dialog.getByLabel('E-mail').fill(mail);
  await dialog.getByLabel('Name', { exact: true }).fill('Noor Saleh');
  await dialog.getByLabel('Role', { exact: true }).selectOption(role);
  await expectAccessible(page, 'invite');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText(`An invitation is on its way to ${mail}.`)).toBeVisible();
  const link = await invitationOf(page, `${baseURL}`, mail);

  const context = await browser.newContext();
  const own = await context.newPage();
  await own.goto(`${origin}/invitation#${link}`);
  await expect(own.getByRole('heading', { name: 'Welcome, Noor Saleh' })).toBeVisible();
  await expectAccessible(own, 'invitation');
  await own.getByLabel('New password').fill('a long sentence of words');
  await own.getByRole('button', { name: 'Create my account' }).click();
  await own.getByRole('button', { name: 'Authenticator app' }).click();
  await expect(own.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(own, 'second factor');
  const secret = (await own.locator('.totp-set-up code').textContent()) ?? '';
  await own.getByLabel('The code that the app shows').fill(totpCode(secret));
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(own.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  const recovery = await own.locator('.recovery-codes code').allTextContents();
  await own.getByRole('button', { name: 'I have kept them' }).click();

  const areas = own.getByRole('navigation', { name: 'Areas' });
  await expect(areas.getByRole('link')).toHaveText(['Promotions']);
  await own.goto(`${origin}/promotions/banners`);
  await expect(own.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'New banner' })).toHaveCount(0);
  await own.goto(`${origin}/settings`);
  await expect(own.getByRole('heading', { name: 'Your role does not open this' })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(`${origin}/promotions/banners`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
  const rejected: string[] = [];
  context.on('response', (response) => void (response.status() === 401 && rejected.push(response.url())));
  await own.getByRole('button', { name: 'Noor Saleh' }).click();
  await own.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(tab).toHaveURL(/\/sign-in\?next=%2Fpromotions%2Fbanners$/);
  await expect(own.getByLabel('E-mail')).toBeVisible();
  expect(rejected).toEqual([]);
  await tab.close();
  await own.getByLabel('E-mail').fill(mail);
  await own.getByLabel(/^Password/).fill('a long sentence of words');
  await own.getByRole('button', { name: 'Continue' }).click();
  await own.getByLabel('Code').fill(recovery[0] ?? '');
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(areas).toBeVisible();

  await test.step('a new device shows the language of the account', async () => {
    await own.goto(`${origin}/account`);
    await own.getByLabel('Language', { exact: true }).selectOption('ar');
    await own.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(own.locator('html')).toHaveAttribute('dir', 'rtl');
    const device = await browser.newContext({ locale: 'en-US' });
    const phone = await device.newPage();
    await phone.goto(`${origin}/sign-in`);
    await phone.getByLabel('E-mail').fill(mail);
    await phone.getByLabel(/^Password/).fill('a long sentence of words');
    await phone.getByRole('button', { name: 'Continue' }).click();
    await phone.getByLabel('Code').fill(recovery[1] ?? '');
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
    await device.close();
  });

  // The operator ends the member's sessions.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row').filter({ hasText: mail }).getByRole('link').click();
  await page.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Done').first()).toBeVisible();
  await own.goto(`${origin}/account`);
  await expect(own).toHaveURL(/\/sign-in\?next=%2Faccount$/);
  await context.close();
});

test('a changed setting shows in the storefront at once, with who changed it, and can be undone', async ({
  page,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(page, origin, world.account('operator'));
  const text = `Brought to your door since ${Date.now()}.`;
  await page.goto(`${origin}/settings`);
  await page.getByLabel('Search all settings').fill('footer text');
  const setting = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Footer text' }) });
  await setting.getByRole('button', { name: 'Edit' }).click();
  await setting.getByLabel('English').fill(text);
  await expectAccessible(page, 'a setting');
  await page.keyboard.press('Enter');
  await expect(setting.getByText(/Changed by Olivia Haddad/)).toBeVisible();
  const config = async () => {
    const response = await page.request.get(`${baseURL}/api/v1/config`);
    return ((await response.json()) as { footer_text: string }).footer_text;
  };
  await expect.poll(config).toBe(text);
  await page.goto(`${origin}/audit`);
  await page
    .getByRole('link')
    .filter({ hasText: /\d\d:\d\d/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'changeSetting' })).toBeVisible();
  await expect(page.getByRole('cell', { name: text })).toBeVisible();
  await expectAccessible(page, 'an entry of the audit log');
  await page.goto(`${origin}/settings?search=footer+text`);
  await setting.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(config).not.toBe(text);
});
