import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  addDish,
  checkOutAsGuest,
  giveContact,
  listening,
  openCart,
  openDish,
  openFood,
  openStore,
  visit,
} from './steps.ts';

/** Orders the wrap as a guest and pays with the demo's bank; ends on the bank's page. */
async function orderAtBank(page: Page): Promise<void> {
  await openFood(page);
  await openStore(page);
  await addDish(page, await openDish(page));
  await checkOutAsGuest(page, await openCart(page));
  await giveContact(page);
  await page.getByText('Demo bank', { exact: true }).click();
  const place = page.getByRole('button', { name: /^Place Order/ });
  await expect(page.getByRole('radio', { name: /^Demo bank/ })).toBeChecked();
  await expect(place).toBeEnabled();
  await place.click();
  await expect(page).toHaveURL(/\/demo-bank\/pay\//);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a guest pays at the bank and comes back to an order that is paid', async ({ page }) => {
  await orderAtBank(page);
  await page.getByRole('button', { name: /^Pay Approved at once/ }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+&flag=success$/);
  await expect(heading(page, /^Arriving in/)).toBeVisible();
  await page.getByText('Saffron Street Kitchen').click();
  await expect(page.getByRole('complementary')).toContainText('Paid');
});

test('after a refusal the order is kept, and is paid at the door instead', async ({ page }) => {
  await orderAtBank(page);
  await page.getByRole('button', { name: /^Decline/ }).click();
  await expect(page).toHaveURL(/flag=fail$/);
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Your order' });
  await expect(panel).toContainText('nothing was charged');
  await expect(panel).toContainText(/(30|29) minutes left/);
  await expect(panel.getByRole('button', { name: 'Pay now' })).toBeVisible();
  await expectAccessible(page, 'an order that waits to be paid');
  await panel.getByRole('button', { name: 'Pay on delivery instead' }).click();
  await expect(heading(page, /^Arriving in/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
});

test('who closed the bank’s window finds the order and pays later', async ({ page }) => {
  await orderAtBank(page);
  const bank = page.url();
  await page.getByRole('button', { name: /^Close the window/ }).click();
  await visit(page, '/my-orders');
  await page.getByRole('link', { name: /Track/ }).last().click();
  await listening(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(bank);
});
