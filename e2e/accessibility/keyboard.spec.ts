import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectFocusIn, pressOn, tabTo } from '../support/keyboard.ts';
import { arabic, english, type Labels } from '../support/labels.ts';
import { addCookies } from '../support/start.ts';
import { visit, waitForHydration } from '../support/steps.ts';

const WAYS = [
  { way: 'in English on a desktop', language: 'en', labels: english, width: 1440 },
  { way: 'in Arabic on a phone', language: 'ar', labels: arabic, width: 390 },
];

for (const { way, language, labels, width } of WAYS) {
  test(`an order is placed by keyboard alone, with the focus always visible, ${way}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await addCookies(page, { language });
    await chooseLocation(page, labels);
    await chooseDish(page, labels);
    await checkOut(page, labels);
    await giveContact(page, labels);
    await tabTo(page, page.getByRole('radio', { name: labels.cash }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: labels.placeOrder })).toBeEnabled();
    await pressOn(page, page.getByRole('button', { name: labels.placeOrder }));
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
    await expect(page.getByRole('heading', { level: 1, name: labels.arriving })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

/** From the landing page to the home page of Food. */
async function chooseLocation(page: Page, labels: Labels): Promise<void> {
  await visit(page, '/');
  await tabTo(page, page.getByRole('combobox', { name: labels.address }));
  await page.keyboard.type(labels.typed);
  await expect(page.getByRole('option', { name: labels.place }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const modules = page.getByRole('dialog', { name: labels.modules });
  await expect(modules).toBeVisible();
  await waitForHydration(page);
  await expectFocusIn(modules);
  await pressOn(page, modules.getByRole('button', { name: labels.food }));
  await expect(page).toHaveURL(/\/interest$/);
  await waitForHydration(page);
  await pressOn(page, page.getByRole('link', { name: labels.skip, exact: true }));
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main')).toBeFocused();
}

/** Opens the store and adds the wrap. The item dialog returns the focus to its link. */
async function chooseDish(page: Page, labels: Labels): Promise<void> {
  await pressOn(page, page.getByRole('main').getByRole('link', { name: labels.store }).first());
  await expect(page.getByRole('heading', { level: 1, name: labels.store })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const dish = page.getByRole('link', { name: labels.dish }).first();
  await pressOn(page, dish);
  const dialog = page.getByRole('dialog', { name: labels.dish });
  await expect(dialog.getByRole('button', { name: labels.addToCart })).toBeVisible();
  await expectFocusIn(dialog);
  const size = dialog.getByRole('radio', { name: labels.large });
  await tabTo(page, dialog.getByRole('radio').first());
  for (let steps = 0; steps < 5 && !(await size.isChecked()); steps += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(size).toBeChecked();
  const sauce = dialog.getByLabel(labels.garlic);
  await tabTo(page, sauce);
  await page.keyboard.press('Space');
  await expect(sauce).toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: labels.addToCart }));
  await expect(page.getByRole('status').filter({ hasText: labels.added })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(dish).toBeFocused();
}

/** From the header through the cart to the checkout, as a guest. */
async function checkOut(page: Page, labels: Labels): Promise<void> {
  await pressOn(page, page.getByRole('banner').getByRole('button', { name: labels.cart }), 'Shift+Tab');
  const cart = page.getByRole('dialog', { name: labels.cartTitle });
  await expect(cart.getByRole('button', { name: labels.checkout })).toBeVisible();
  await expectFocusIn(cart);
  await pressOn(page, cart.getByRole('button', { name: labels.checkout }));
  const asGuest = page.getByRole('button', { name: labels.asGuest });
  await expect(asGuest).toBeVisible();
  await expectFocusIn(page.getByRole('dialog').filter({ has: asGuest }));
  await pressOn(page, asGuest);
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: labels.placeOrder })).toBeEnabled();
}

/** The dialog focuses its first field and returns the focus to the page. */
async function giveContact(page: Page, labels: Labels): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: labels.addContact }));
  const dialog = page.getByRole('dialog', { name: labels.contact });
  await expect(dialog.getByLabel(labels.name)).toBeFocused();
  await page.keyboard.type('Sami Nasser');
  await tabTo(page, dialog.getByLabel(labels.phone));
  await page.keyboard.type('501234567');
  await tabTo(page, dialog.getByLabel(labels.email));
  await page.keyboard.type('sami@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocusIn(page.getByRole('main'));
  await expect(page.getByRole('button', { name: labels.placeOrder })).toBeEnabled();
}
