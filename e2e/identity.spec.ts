import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { chooseModule, enterAddress, visit, waitForHydration } from './support/steps.ts';
import { tokenOf } from './support/visitor.ts';

/** An unused phone number. */
function newPhone(): string {
  return `50${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`;
}

function dialogOf(page: Page) {
  return page.getByRole('dialog');
}

// Requirements: AUTH-01, AUTH-56, AUTH-66, AUTH-67, AUTH-82, AUTH-83, AUTH-85..88, AUTH-100, AUTH-106, AUTH-108,
// AUTH-110, CONFIG-22, OTP-02, OTP-03, OTP-06, OTP-08, OTP-10, OTP-12, OTP-18.
test('a new customer signs in with a code, enters a name and reaches the home page', async ({ page }) => {
  const bodies: Record<string, unknown> = {};
  page.on('request', (request) => {
    const call = /\/auth\/(login|verify-[a-z]+|update-info)$/.exec(request.url())?.[1];
    if (call) bodies[call] = request.postDataJSON();
  });
  await visit(page, '/?auth=sign-in');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Send me a one-time code instead' }).click();
  await expect(dialog.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog).toContainText('Please give a phone number');
  await dialog.getByLabel('Phone', { exact: true }).fill('50123');
  await expect(dialog).toContainText('Number must be 10 digits');
  const typed = newPhone();
  await dialog.getByLabel('Phone', { exact: true }).fill(typed);
  await dialog.getByRole('button', { name: 'Send code' }).click();

  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const verify = dialog.getByRole('button', { name: 'Verify' });
  const code = dialog.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(verify).toBeDisabled();
  await code.fill('12345');
  await expect(verify).toBeDisabled();
  await expect(dialog.getByText(/^Did not get it\? Send again in 0:[45]\d/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Resend' })).toHaveCount(0);
  await expectAccessible(page, 'the code step');
  await expectNoHorizontalScroll(page, 'the code step');
  const hint = dialog.getByRole('button', { name: /^Demo: the code is \d{6}$/ });
  await hint.click();
  await expect(verify).toBeEnabled();
  await verify.click();

  await expect(dialog).toContainText(
    'Just one step away! This will help make your profile more personalized.',
  );
  await expect(dialog.locator('.auth-mark')).toBeVisible();
  await expect(dialog.getByLabel('Phone', { exact: true })).toHaveCount(0);
  await expect(dialog.getByLabel('Refer code')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toContainText('name is required');
  await dialog.getByLabel('Name', { exact: true }).fill('Sami Odeh');
  const email = `sami.${Date.now()}@errand.example`;
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Logged in successfully' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  const common = { phone: `+971${typed}`, login_type: 'otp', guest_id: expect.stringMatching(/./) };
  expect(bodies).toMatchObject({
    login: common,
    'verify-phone': { ...common, otp: expect.stringMatching(/^\d{6}$/), verification_type: 'phone' },
    'update-info': { ...common, name: 'Sami Odeh', email, ref_code: null },
  });
});

test.describe('with a code that is requested twice', () => {
  test.use({ expectedNoise: /auth\/login/ });

  test('Back and Forward lead from step to step of a sign-in, a code that was sent stays usable, and no step is left in the history', async ({
    page,
  }) => {
    await visit(page, '/help-and-support');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Send me a one-time code instead' }).click();
    const phone = dialog.getByLabel('Phone', { exact: true });
    const typed = newPhone();
    await phone.fill(typed);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const code = dialog.getByLabel('Code');
    await expect(code).toBeVisible();

    await page.goBack();
    await expect(phone).toHaveValue(typed);
    await page.goForward();
    await expect(code).toBeVisible();
    await page.goBack();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog).toContainText('We sent one a moment ago');
    await page.reload();
    await waitForHydration(page);
    await expect(dialog.getByRole('heading', { name: 'Good to see you' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog).toBeVisible();

    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog.getByRole('button', { name: 'Email', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await dialog.getByRole('button', { name: 'Send me a one-time code instead' }).click();
    await phone.fill(typed);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByRole('button', { name: /^Demo: the code is/ }).click();
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Sami Odeh');
    await dialog.getByLabel('Email').fill(`sami.${Date.now()}@errand.example`);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/help-and-support$/);
    await expect(dialog).toBeHidden();
  });
});

test.describe('with expected rejections', () => {
  // A wrong code, and a resend before the server allows one.
  test.use({ expectedNoise: /auth\/(verify-token|forgot-password)/ });
  // Requirements: FORGOT-01, FORGOT-03, FORGOT-04, FORGOT-06, FORGOT-10, FORGOT-11, FORGOT-12, FORGOT-13, FORGOT-14,
  // FORGOT-15, FORGOT-16, FORGOT-18, FORGOT-19, OTP-04, OTP-08, OTP-09, ROUTE-04.
  test('a forgotten password is reset in three steps, and the logo of its page leads to the home page', async ({
    page,
  }) => {
    const email = `forgot.${Date.now()}@errand.example`;
    const person = { name: 'Rana Saleh', email, phone: `+971${newPhone()}` };
    const response = await page.request.post('/api/v1/auth/sign-up', {
      data: { ...person, password: 'first secret', confirm_password: 'first secret' },
    });
    expect(response.ok()).toBe(true);
    await visit(page, '/forgot-password');
    const home = page.getByRole('banner').getByRole('link', { name: 'Errand, home' });
    await expect(home).toHaveAttribute('href', '/home');
    await page.clock.install();
    await visit(page, '/?auth=sign-in');
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    const send = dialog.getByRole('button', { name: 'Send code' });
    await dialog.getByRole('button', { name: 'Phone', exact: true }).click();
    await send.click();
    await expect(dialog).toContainText('Please provide a phone number');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('50123456');
    await expect(dialog).toContainText('Phone number must be exactly 10 digits');
    await dialog.getByRole('button', { name: 'Email', exact: true }).click();
    await send.click();
    await expect(dialog).toContainText('Please provide an email address');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('rana@');
    await expect(dialog).toContainText('Please enter a valid email address');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await send.click();

    const code = dialog.getByLabel('Code');
    await expect(code).toBeFocused();
    await code.blur();
    await expect(dialog).toContainText('field is empty');
    await code.fill('000000');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect(page.locator('.toast-list')).toContainText('This code is not right or has run out.');
    await page.clock.fastForward(61_000);
    const resend = dialog.getByRole('button', { name: 'Resend' });
    await expect(resend).toBeEnabled();
    await resend.click();
    await expect(dialog.getByText(/Send again in (1:00|0:5\d)/)).toBeVisible();
    await page.clock.fastForward(2000);
    await dialog.getByRole('button', { name: /^Demo: the code is/ }).click();
    await dialog.getByRole('button', { name: 'Verify' }).click();

    const password = dialog.getByLabel('New password');
    await expectAccessible(page, 'the new password');
    await expect(password).toHaveAttribute('placeholder', /Minimum 8 characters/);
    const doneButton = dialog.getByRole('button', { name: 'Done' });
    await doneButton.click();
    await expect(dialog).toContainText('No password provided.');
    await expect(dialog).toContainText('No Confirm Password provided.');
    await password.fill('12345');
    await dialog.getByLabel('Confirm password').fill('q7v#T2');
    await expect(dialog).toContainText('Password is too short - should be 6 chars minimum.');
    await expect(dialog).toContainText('Passwords must match');
    await password.fill('q7v#T2');
    await doneButton.click();
    await expect(page.getByRole('status').filter({ hasText: 'Your password was changed.' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

// Requirements: AUTH-03, AUTH-06..16, AUTH-18, AUTH-31, AUTH-32, AUTH-37, AUTH-38, AUTH-44, AUTH-55, AUTH-107, AUTH-112..116,
// ERR-13, MODULE-14..16, ROUTE-44, SESSION-09, SESSION-11, SESSION-31, STORAGE-09.
test('a customer signs up with a refer code, the identifier is remembered without the password, and a module is selected', async ({
  page,
  context,
}) => {
  const code = await referCode(page);
  const personal: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\/(cart|wish-list)\//.test(path)) personal.push(path);
  });
  await visit(page, '/?auth=open');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Sign Up');
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(650);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('heading', { name: 'Good to see you' })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  // The switch keeps the dialog and what was typed.
  await dialog.getByLabel('Email or phone').fill('huda@errand.example');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('huda@errand.example');
  await dialog.getByLabel('Email', { exact: true }).fill('');
  const submit = dialog.getByRole('button', { name: 'Sign Up', exact: true });
  await expect(submit).toBeDisabled();
  const terms = dialog.getByText('I accept the');
  await terms.click({ position: { x: 4, y: 8 } });
  await expect(submit).toBeEnabled();
  await terms.click({ position: { x: 4, y: 8 } });
  await expect(dialog).toContainText('You must accept the terms and conditions');
  await terms.click({ position: { x: 4, y: 8 } });
  const link = dialog.getByRole('link', { name: 'terms and conditions' });
  await expect(link).toHaveAttribute('href', '/terms-and-conditions');
  const opened = context.waitForEvent('page');
  await link.click();
  const read = await opened;
  await expect(read).toHaveURL('/terms-and-conditions');
  await expect(read.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await read.close();
  await expect(dialog).toBeVisible();
  const country = dialog.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('AE');
  await expect(country).toBeEnabled();
  await submit.click();
  for (const message of [
    'First name is required',
    'Email is required',
    'Please give a phone number',
    'Password is required',
  ])
    await expect(dialog).toContainText(message);
  const email = `new.${Date.now()}@errand.example`;
  const phone = newPhone();
  await expect(dialog.getByLabel('Refer code')).toHaveValue('');
  await dialog.getByLabel('Refer code').fill(code);
  await dialog.getByLabel('User name').fill('Huda Karim');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone', { exact: true }).fill(phone);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute(
    'placeholder',
    /Minimum 8 characters/,
  );
  await dialog.getByLabel('Password', { exact: true }).fill('harbour light');
  await expect(dialog.getByText('Fair', { exact: true })).toBeVisible();
  await dialog.getByLabel('Confirm password').fill('harbour light');
  const sent = page.waitForRequest(/auth\/sign-up$/);
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Huda Karim',
    email,
    phone: `+971${phone}`,
    password: 'harbour light',
    confirm_password: 'harbour light',
    ref_code: code,
    guest_id: expect.stringMatching(/./),
  });
  await expect(page.getByRole('status').filter({ hasText: 'Signup successfully.' })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  await visit(page, '/store/saffron-street-kitchen');
  await expect(page.getByRole('button', { name: 'Your account, Huda Karim' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, '/?auth=sign-in');
  await dialog.getByLabel('Email or phone').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('harbour light');
  await dialog.getByText('Remember me').click();
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Logged in successfully' })).toBeVisible();
  const remembered = await page.evaluate(() => localStorage.getItem('userDatafor'));
  expect(JSON.parse(remembered ?? '')).toEqual({ email_or_phone: email });
  const modules = await enterAddress(page);
  expect(personal).toEqual([]);
  await chooseModule(page, modules, /^Food/);
  await expect
    .poll(() => personal)
    .toEqual(expect.arrayContaining(['/api/v1/customer/cart/list', '/api/v1/customer/wish-list/ids']));
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('button', { name: 'Parcel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A module has been selected.' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/?auth=sign-in');
  await waitForHydration(page);
  await expect(dialog.getByLabel('Email or phone')).toHaveValue(email);
  await expect(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();

  // The server renders the page without the values that only the browser stores.
  await page.evaluate(() =>
    localStorage.setItem('userDatafor', JSON.stringify({ email_or_phone: '501234567' })),
  );
  await visit(page, '/forgot-password');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('501234567');
});

/** The refer code of the demo's customer. */
async function referCode(page: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request)}` };
  const info = await page.request.get('/api/v1/customer/info', { headers });
  return ((await info.json()) as { ref_code: string }).ref_code;
}
