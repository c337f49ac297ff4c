import { expect, type Locator, type Page } from '@playwright/test';
import { english, type Words } from './words.ts';

/** The steps of an order as people take them, in either language. */

export const CUSTOMER = { email: 'layla@errand.example', password: 'marsa2026' };

/** Opens an address and waits until the page listens: before that, a press or a typed letter reaches nobody. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await listening(page);
}

/** After a page has been loaded anew. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Types the address on the landing page and takes it; ends with the question for a module. */
export async function sayWhere(page: Page, words: Words = english): Promise<Locator> {
  await visit(page, '/');
  await page.getByRole('combobox', { name: words.address }).fill(words.typed);
  await page.getByRole('option', { name: words.place }).first().click();
  const dialog = page.getByRole('dialog', { name: words.modules });
  await expect(dialog).toBeVisible();
  await listening(page);
  return dialog;
}

/** Takes a module from the dialog and declines to name interests; ends on the module's home page. */
export async function chooseModule(
  page: Page,
  dialog: Locator,
  module: string | RegExp,
  words: Words = english,
): Promise<void> {
  await dialog.getByRole('button', { name: module }).click();
  await expect(page.getByRole('status').filter({ hasText: words.chosen })).toBeVisible();
  await expect(page).toHaveURL(/\/interest$/);
  await listening(page);
  await page.getByRole('link', { name: words.skip, exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** From nowhere to the home page of the Food module at 12 Lantern Street. */
export async function openFood(page: Page, words: Words = english): Promise<void> {
  await chooseModule(page, await sayWhere(page, words), words.food, words);
  await expect(page.getByRole('heading', { level: 1, name: words.home })).toBeVisible();
}

/** From the home page into the kitchen that is open day and night. */
export async function openStore(page: Page, words: Words = english): Promise<void> {
  await page.getByRole('link', { name: words.store }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.store })).toBeVisible();
}

/** Opens the wrap's dialog. */
export async function openDish(page: Page, words: Words = english): Promise<Locator> {
  await page.getByRole('link', { name: words.dish }).first().click();
  const dialog = page.getByRole('dialog', { name: words.dish });
  await expect(dialog.getByRole('button', { name: words.addToCart })).toBeVisible();
  return dialog;
}

/** Presses a choice by its name and sees it taken; the control itself is drawn, not native. */
export async function pick(dialog: Locator, name: string): Promise<void> {
  await dialog.getByText(name, { exact: true }).click();
  await expect(dialog.getByLabel(name).and(dialog.locator('input'))).toBeChecked();
}

/** Picks a size and a sauce and puts the wrap into the cart. */
export async function addDish(page: Page, dialog: Locator, words: Words = english): Promise<void> {
  await pick(dialog, words.large);
  await pick(dialog, words.garlic);
  await dialog.getByRole('button', { name: words.addToCart }).click();
  await expect(page.getByRole('status').filter({ hasText: words.added })).toBeVisible();
  await expect(dialog).toBeHidden();
}

export async function openCart(page: Page, words: Words = english): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: words.cart }).click();
  const drawer = page.getByRole('dialog', { name: words.cartTitle });
  await expect(drawer.getByRole('button', { name: words.checkout })).toBeVisible();
  return drawer;
}

/** A guest's answer to the question at the end of the cart. */
export async function checkOutAsGuest(page: Page, drawer: Locator, words: Words = english): Promise<void> {
  await drawer.getByRole('button', { name: words.checkout }).click();
  await page.getByRole('button', { name: words.asGuest }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('button', { name: words.placeOrder })).toBeEnabled();
}

/** Whom the courier asks for; ends with the total known anew. */
export async function giveContact(page: Page, words: Words = english): Promise<void> {
  await page.getByRole('button', { name: words.addContact }).click();
  const dialog = page.getByRole('dialog', { name: words.contact });
  await dialog.getByLabel(words.name).fill('Sami Nasser');
  await dialog.getByLabel(words.phone).fill('501234567');
  await dialog.getByLabel(words.email).fill('sami@example.com');
  await dialog.getByRole('button', { name: words.saveContact }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: words.placeOrder })).toBeEnabled();
}

/** Orders for the total on the button; ends on the order's page, with the order's number. */
export async function order(page: Page, words: Words = english): Promise<string> {
  await page.getByRole('button', { name: words.placeOrder }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: words.arriving })).toBeVisible();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** Follows the order on its page until it is there. */
export async function watchItArrive(page: Page, words: Words = english): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.delivered })).toBeVisible({
    timeout: 90_000,
  });
}

/** The demo's customer signs in through the dialog of the bar. */
export async function signIn(page: Page, { remember = false } = {}): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email or phone').fill(CUSTOMER.email);
  await dialog.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  if (remember) await dialog.getByText('Remember me').click();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Logged in successfully' })).toBeVisible();
  await expect(dialog).toBeHidden();
}
