import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { startWithWrap } from './support/start.ts';
import { payInCash, visit } from './support/steps.ts';

// The rejected top-up is an error in the browser's console.
test.use({ expectedNoise: /status of 403/ });

/** A new customer with an empty wallet. */
async function newCustomer(page: Page): Promise<{ token: string }> {
  const tail = String(Date.now()).slice(-8);
  const signUp = await page.request.post('/api/v1/auth/sign-up', {
    data: {
      name: 'Noor Saleh',
      email: `noor.${tail}@example.com`,
      phone: `+97150${tail.slice(-7)}`,
      password: 'harbour light',
      confirm_password: 'harbour light',
    },
  });
  return (await signUp.json()) as { token: string };
}

// Requirements: API-58, ROUTE-42, WALLET-01..04, WALLET-06, WALLET-10..18.
test('a top-up of the wallet pays a part of an order', async ({ page }) => {
  const headers = await startWithWrap(page, { at: '/wallet', customer: await newCustomer(page) });
  const balance = page.getByRole('main').getByRole('region', { name: 'Balance' }).locator('b');
  await expect(balance).toHaveText('$0.00');
  await page.getByRole('button', { name: 'Add fund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Fund to Wallet' });
  await expect(dialog).toContainText('Add fund by from secured digital payment gateways');
  const submit = dialog.getByRole('button', { name: 'Add fund' });
  await submit.click();
  await expect(dialog.locator('.field-error').filter({ hasText: 'Please Enter amount' })).toBeVisible();
  await expect(
    dialog.locator('.field-error').filter({ hasText: 'Payment method is required' }),
  ).toBeVisible();
  await expectAccessible(page, 'add fund');
  for (const amount of ['0', '-5']) {
    await dialog.getByLabel('Amount', { exact: true }).fill(amount);
    await expect(submit).toBeDisabled();
  }
  await dialog.getByLabel('Amount', { exact: true }).fill('5');
  await dialog.getByText('Demo bank').click();
  expect(
    await dialog.locator('.add-fund-dialog-list').evaluate((list) => getComputedStyle(list).maxHeight),
  ).toBe('300px');

  const address = '**/api/v1/customer/wallet/add-fund';
  const errors = [
    { code: 'amount', message: 'First reason' },
    { code: 'payment_method', message: 'Second reason' },
  ];
  await page.route(address, (route) => route.fulfill({ status: 403, json: { errors } }));
  await submit.click();
  for (const { message } of errors)
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(submit).toBeEnabled();
  await page.unroute(address);

  const providerResponse = page.waitForResponse(address);
  // The browser leaves before the body of the response can be read, so it is read in the route.
  let link = '';
  await page.route(address, async (route) => {
    const response = await route.fetch();
    link = ((await response.json()) as { redirect_link: string }).redirect_link;
    await route.fulfill({ response });
  });
  await submit.click();
  expect((await providerResponse).request().postDataJSON()).toEqual({
    amount: 5,
    payment_method: 'demo_bank',
    callback: '/profile?page=wallet',
    payment_platform: 'web',
  });
  await expect(page).toHaveURL(/\/demo-bank\/pay\//);
  expect(page.url()).toBe(new URL(link, page.url()).href);
  await page.getByRole('button', { name: /^Pay Approved at once/ }).click();
  await expect(page).toHaveURL(/\/profile\?page=wallet&flag=success$/);
  await expect(page.getByRole('main').getByText('Your payment came back as done.')).toBeVisible();
  await expect(balance).toHaveText('$5.00');
  await expect(page.getByRole('button', { name: 'Add fund' })).toBeEnabled();

  await visit(page, '/checkout?page=cart');
  const place = page.getByRole('button', { name: /^Place Order/ });
  await expect(place).toBeEnabled();
  await page.getByText(/^Use .?\$5\.00.? from your wallet$/).click();
  await expect(place).toHaveText(/^Place Order\s*\$5\.00 \+ \$\d+\.\d\d$/);
  const bill = page.getByRole('complementary', { name: 'Your order' });
  await expect(bill).toContainText('From your wallet');
  await expect(bill).toContainText('Left to pay');
  await payInCash(page);
  await expectNoHorizontalScroll(page, 'checkout with a partial wallet payment');
  await expect(place).toBeEnabled();
  await place.click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
  await page.getByText('Saffron Street Kitchen', { exact: true }).click();
  await expect(page.getByRole('complementary')).toContainText('Paid from the wallet');
  const { wallet_balance } = await (await page.request.get('/api/v1/customer/info', { headers })).json();
  expect(wallet_balance).toBe(0);
});
