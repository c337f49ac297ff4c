import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { startWithWrap } from './support/start.ts';
import { enterContact, visit, waitForHydration } from './support/steps.ts';

/** A picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a guest's checkout with a wrap and a contact. */
async function openCheckout(page: Page): Promise<void> {
  await startWithWrap(page, { at: '/checkout?page=cart' });
  await enterContact(page);
}

/** Places an order to be paid at the demo's bank, which ends on the bank's page. */
async function orderAtBank(page: Page): Promise<void> {
  await openCheckout(page);
  await page.getByText('Demo bank', { exact: true }).click();
  const place = page.getByRole('button', { name: /^Place Order/ });
  await expect(page.getByRole('radio', { name: /^Demo bank/ })).toBeChecked();
  await expect(place).toBeEnabled();
  await place.click();
  await expect(page).toHaveURL(/\/demo-bank\/pay\//);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a declined payment leaves the order open, which is then paid on delivery', async ({ page }) => {
  await orderAtBank(page);
  await page.getByRole('button', { name: /^Decline/ }).click();
  await expect(page).toHaveURL(/flag=fail$/);
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Your order' });
  await expect(panel).toContainText('nothing was charged');
  await expect(panel).toContainText(/(30|29) minutes left/);
  await expect(panel.getByRole('button', { name: 'Pay now' })).toBeVisible();
  await expectAccessible(page, 'an unpaid order');
  await panel.getByRole('button', { name: 'Pay on delivery instead' }).click();
  await expect(heading(page, /^Arriving in/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
});

test('after closing the bank’s page a guest finds the order, pays and returns to a paid order', async ({
  page,
}) => {
  await orderAtBank(page);
  const bank = page.url();
  await page.getByRole('button', { name: /^Close the window/ }).click();
  await visit(page, '/my-orders');
  await page.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(bank);
  await page.getByRole('button', { name: /^Pay Approved at once/ }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+&flag=success$/);
  await expect(heading(page, /^Arriving in/)).toBeVisible();
  await page.getByText('Saffron Street Kitchen').click();
  await expect(page.getByRole('complementary')).toContainText('Paid');
});

// Requirements: CHECKOUT-07, SESSION-34.
test('an offline payment is a second step that resets on leaving checkout, takes a receipt, and can be edited later', async ({
  page,
}) => {
  await openCheckout(page);
  await page.getByText('Offline payment', { exact: true }).click();
  const continueButton = page.getByRole('button', { name: /^Continue to payment/ });
  await expect(continueButton).toBeEnabled();
  await continueButton.click();
  await expect(page).toHaveURL(/\/checkout\?page=cart&step=offline$/);
  const reference = page.getByLabel('Transfer reference');
  await expect(reference).toBeVisible();
  await expectAccessible(page, 'the second step of an offline payment');

  await page.getByRole('banner').getByRole('link', { name: 'Errand, home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('heading', { name: 'Pay with' })).toBeVisible();
  await expect(reference).toHaveCount(0);

  await page.getByText('Offline payment', { exact: true }).click();
  await expect(continueButton).toBeEnabled();
  await continueButton.click();
  const place = page.getByRole('button', { name: /^Place Order/ });
  await expect(place).toBeEnabled();
  await place.click();
  await expect(reference).toBeFocused();
  await reference.fill('TR 1180');
  await page.getByLabel('Name of the sender').fill('Sami Nasser');
  const receipt = page.getByLabel('Picture of the receipt');
  await receipt.setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await receipt.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('img', { name: 'receipt.png' })).toBeVisible();
  await place.click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
  const panel = page.getByRole('complementary', { name: 'Your order' });
  await expect(panel).toContainText('We are checking your payment.');
  await panel.getByRole('button', { name: 'Change payment info' }).click();
  await expect(reference).toHaveValue('TR 1180');
  await expect(page.getByRole('img', { name: 'The receipt that you sent' })).toBeVisible();
  await reference.fill('TR 1181');
  await page.getByRole('button', { name: 'Save payment info' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Payment info updated.' })).toBeVisible();
});
