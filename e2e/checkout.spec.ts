import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { startWithWrap } from './support/start.ts';
import { payInCash, visit } from './support/steps.ts';

// Rejected coupons are errors in the browser's console.
test.use({ expectedNoise: /coupon\/apply/ });

const CHECKOUT = '/checkout?page=cart';
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });
const place = (dialog: Locator) => field(dialog, 'Address');

/** Collects the page's calls of the address API, as "POST add". */
function addressCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = /\/customer\/address\/(.*)$/.exec(new URL(request.url()).pathname)?.[1];
    if (path) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}

// Requirements: ADDR-05, ADDR-08, ADDR-12, ADDR-13, ADDR-16..23, ADDR-29, ADDR-34..36, ADDR-44, ADDR-45, ADDR-52.
test('a customer saves, edits, selects and deletes an address at checkout', async ({ page }) => {
  await startWithWrap(page, { at: CHECKOUT, customer: true });
  const calls = addressCalls(page);
  const radio = (name: string | RegExp) => page.getByRole('main').getByRole('radio', { name });
  await expect(radio(/^Home/)).toBeChecked();
  calls.length = 0;

  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await expect(dialog.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
  for (const name of ['Address', 'Contact name', 'Phone']) await field(dialog, name).fill(' ');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  for (const text of ['Address is required', 'Name is required', 'Phone Number is required']) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog.locator('.field-error')).toHaveCount(3);
  expect(calls).toEqual([]);
  await expectAccessible(page, 'the address form');
  await dialog.getByRole('button', { name: 'Other', exact: true }).click();
  await place(dialog).fill('Quay 7, by the crane');
  await field(dialog, 'Contact name').fill('Layla');
  await field(dialog, 'Phone').fill('501234567');
  const added = page.waitForRequest((request) => request.url().endsWith('/address/add'));
  await dialog.getByRole('button', { name: 'Save address' }).click();
  expect((await added).postDataJSON()).not.toHaveProperty('id');
  await expect(page.getByRole('status').filter({ hasText: 'Address saved.' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(radio('Other Quay 7, by the crane')).toBeChecked();
  expect(calls).toEqual(['POST add', 'GET list']);

  await page.getByRole('button', { name: 'Change this address' }).click();
  const change = page.getByRole('dialog', { name: 'Change address' });
  await expect(place(change)).toHaveValue('Quay 7, by the crane');
  await change.getByLabel('Floor').fill('3');
  const updated = page.waitForRequest((request) => request.method() === 'PUT');
  await change.getByRole('button', { name: 'Save address' }).click();
  expect((await updated).postDataJSON()).toMatchObject({ id: expect.any(Number), floor: '3' });
  await expect(change).toBeHidden();
  await expect(page.getByLabel('Floor')).toHaveValue('3');

  await page.getByRole('button', { name: 'View saved' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved addresses' });
  await saved.getByText('Pier Building, Harbour Square').click();
  await saved.getByRole('button', { name: 'Cancel' }).click();
  await expect(radio(/^Other/)).toBeChecked();
  await page.getByRole('button', { name: 'View saved' }).click();
  await saved.getByText('Pier Building, Harbour Square').click();
  const list = saved.getByRole('group', { name: 'Saved addresses' });
  expect(await list.evaluate((box) => getComputedStyle(box).maxHeight)).toBe('360px');
  expect(await list.evaluate((box) => getComputedStyle(box).overflowY)).toBe('auto');
  await saved.getByRole('button', { name: 'Select' }).click();
  await expect(radio(/^Office/)).toBeChecked();

  await page.getByRole('button', { name: 'Take away' }).click();
  for (const name of ['View saved', 'Add address']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(radio(/^Office/)).toHaveCount(0);

  await visit(page, '/profile?page=addresses');
  await page.getByRole('button', { name: 'Change Other' }).click();
  await place(change).fill('Quay 8');
  await change.getByRole('button', { name: 'Save address' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Quay 8');
  await page.getByRole('button', { name: 'Delete Other' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('main')).not.toContainText('Quay 8');
});

// Requirements: ADDR-14, ADDR-15, ADDR-25, ADDR-51, CHECKOUT-08, MONEY-21, SESSION-14.
test('a guest’s address, time and coupon survive a reload, and the order with a new account costs the button’s total', async ({
  page,
}) => {
  const number = String(Date.now()).slice(-7);
  await startWithWrap(page, { at: CHECKOUT });
  const calls = addressCalls(page);
  await expect(placeButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Add contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(contact).toContainText('Name is required');
  await expect(contact).toContainText('Phone Number is required');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await place(dialog).fill('Blue boat, pier 2');
  await field(dialog, 'Contact name').fill('Sami');
  await field(dialog, 'Phone').fill(`50${number}`);
  await dialog.getByLabel('Email').fill('sami at home');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('radio', { name: 'Home Blue boat, pier 2' })).toBeChecked();
  expect(calls).toEqual([]);

  await page.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  // A day alone is no time: nothing is sent, and the times take the focus.
  await page.getByRole('button', { name: /^Choose a time/ }).click();
  await expect(page.getByRole('region', { name: 'When' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Morning' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: '06:00–06:30' })).toBeVisible();
  await page.getByRole('button', { name: 'Evening' }).click();
  await page.getByText('18:30–19:00').click();
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
    /When: Tomorrow, .?18:30–19:00/,
  );
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  const coupons = page.getByRole('dialog', { name: 'Coupons' });
  await coupons.getByLabel('Coupon code').fill('nobody gave this');
  await coupons.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(coupons.locator('.field-error')).toHaveText('This coupon code is not known.');
  // While the bill is recalculated, it is dimmed.
  await expect(page.locator('.checkout-bill')).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page, 'the coupons of a checkout');
  await coupons.getByLabel('Coupon code').fill('hightide');
  await coupons.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(coupons.locator('.field-error')).toContainText(
    'To apply this coupon,the minimum purchase amount is',
  );
  await page.keyboard.press('Escape');
  await page.getByText('$2.00', { exact: true }).click();
  await page.getByRole('button', { name: 'Leave it at the door' }).click();
  await expect(page.getByRole('main')).toContainText('sami at home');

  await page.reload();
  await expect(page.getByRole('radio', { name: '18:30–19:00' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^\$2\.00/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Change contact' }).click();
  await contact.getByLabel('Email').fill(`sami.${number}@example.com`);
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await page.getByText('Create an account with these details').click();
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await payInCash(page);
  await expectAccessible(page, 'a checkout with a time slot');
  await expectNoHorizontalScroll(page, 'a checkout with a time slot');

  const total = await page.getByRole('complementary').locator('.checkout-bill-total dd').textContent();
  await expect(placeButton(page)).toContainText(total ?? 'no total');
  const sent = page.waitForRequest((request) => request.url().endsWith('/order/place'));
  await placeButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    guest_id: expect.stringMatching(/./),
    address: 'Blue boat, pier 2',
    contact_person_name: 'Sami',
    contact_person_email: `sami.${number}@example.com`,
    schedule_at: expect.stringMatching(/^\d{4}-\d\d-\d\d 18:30:00$/),
    delivery_instruction: 'Leave it at the door',
    dm_tips: 2,
    order_amount: Number(total?.replace(/[^\d.]/g, '')),
  });
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account, Sami' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('#');
  const storedKeys = await page.evaluate(() => Object.keys(sessionStorage).join(' '));
  expect(storedKeys).not.toContain('checkout-draft');
});
