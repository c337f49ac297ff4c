import type { Page } from '@playwright/test';
import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

// Before the sign-in there is no session; a view rejects changes, and its end and a blocked account are a 401.
test.use({ expectedNoise: /status of 40[13]/ });

test('staff find a customer, add money, look into the account without changing it, and block it', async ({
  page,
  context,
  baseURL,
  world,
}) => {
  const shop = baseURL ?? '';
  const origin = consoleOrigin(shop);
  const customer = await signUp(page, shop);
  await signInTo(page, origin, world.account('operator'));

  await page.goto(`${origin}/customers`);
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.getByRole('searchbox').fill(customer.email);
  await page.getByRole('searchbox').press('Enter');
  const link = page.getByRole('link', { name: customer.name, exact: true });
  await expect(link).toBeVisible();
  await link.click();
  // A hostile name is shown as text, in the heading and everywhere else.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await expectAccessible(page, 'a customer');

  await page.getByLabel('New note').fill('<script>alert(1)</script> called twice');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: '<script>alert(1)</script> called twice' }),
  ).toBeVisible();
  await addMoney(page, '12.50');
  const entry = page.getByRole('listitem').filter({ hasText: 'Money added' });
  await expect(entry).toContainText('12.50');
  await addMoney(page, '500');
  const waiting = page.getByRole('list', { name: 'Waiting for a second person' });
  await expect(waiting).toContainText('500');
  await expect(waiting).toContainText('Waits for another member');
  await expect(waiting.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'See the shop as this customer' });
  await dialog.getByLabel('Reason').fill('Asks where the order is');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open the shop' }).click();
  const view = await opened;
  await view.getByRole('button', { name: 'Open the shop' }).click();
  const banner = view.getByText(`Read-only: you see the shop as customer ${id}.`);
  await expect(banner).toBeVisible();
  await expect(view.getByText(customer.name).first()).toBeVisible();
  await view.goto(`${shop}/home`);
  await expect(banner).toBeVisible();
  await expectAccessible(view, 'a page of a view');
  const token = await view.evaluate(() => localStorage.getItem('token'));
  const change = await view.request.post(`${shop}/api/v1/customer/update-interest`, {
    headers: { authorization: `Bearer ${token}` },
    data: { interest: [] },
  });
  expect(change.status()).toBe(403);
  await view.getByRole('link', { name: 'End', exact: true }).click();
  await expect(view.getByRole('heading', { name: 'The view has ended' })).toBeVisible();
  await expectAccessible(view, 'the end of a view');
  await view.goto(`${shop}/home`);
  await expect(banner).toHaveCount(0);
  await view.close();

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const block = page.getByRole('dialog', { name: 'Block' });
  await block.getByLabel('Reason').fill('Stolen cards');
  await expectAccessible(page, 'block');
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(block).toHaveCount(0);
  await expect(page.getByText('Stolen cards')).toBeVisible();
  const signIn = await page.request.post(`${shop}/api/v1/auth/login`, {
    data: { email_or_phone: customer.email, password: customer.password, login_type: 'manual' },
  });
  expect(await signIn.text()).toContain('This account is closed. Please contact us.');
  await page.goto(`${origin}/audit?search=customer:${id}`);
  await expect(page.getByRole('row', { name: /impersonationEnded/ }).first()).toBeVisible();
});

/** A customer with a name that must not become markup. */
async function signUp(page: Page, shop: string) {
  const number = Date.now();
  const customer = {
    name: `Zuhair <b>${number}</b>`,
    email: `zuhair.${number}@errand.example`,
    password: 'an unusual sentence 7',
  };
  const phone = `+97150${String(number).slice(-7)}`;
  const response = await page.request.post(`${shop}/api/v1/auth/sign-up`, {
    data: { ...customer, confirm_password: customer.password, phone },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return customer;
}

async function addMoney(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add money' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add money' });
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Reason').fill('The order came late');
  await dialog.getByRole('button', { name: 'Add money' }).click();
  await expect(dialog).toHaveCount(0);
}
