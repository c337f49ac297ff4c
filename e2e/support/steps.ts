import { expect, type Locator, type Page } from '@playwright/test';
import { english, type Labels } from './labels.ts';

/** The steps of an order in the interface, in either language. */

export const CUSTOMER = { email: 'layla@errand.example', password: 'marsa2026' };

/** Opens a page and waits for its hydration: clicks and typed text before that are lost. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits for the hydration of a page that was not opened by `visit`. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Enters the address on the landing page. Returns the module dialog that follows. */
export async function enterAddress(page: Page, labels: Labels = english): Promise<Locator> {
  await visit(page, '/');
  await page.getByRole('combobox', { name: labels.address }).fill(labels.typed);
  await page.getByRole('option', { name: labels.place }).first().click();
  const dialog = page.getByRole('dialog', { name: labels.modules });
  await expect(dialog).toBeVisible();
  await waitForHydration(page);
  return dialog;
}

/** Chooses a module and skips the interests, which ends on the module's home page. */
export async function chooseModule(
  page: Page,
  dialog: Locator,
  module: string | RegExp,
  labels: Labels = english,
): Promise<void> {
  await dialog.getByRole('button', { name: module }).click();
  await expect(page.getByRole('status').filter({ hasText: labels.chosen })).toBeVisible();
  await expect(page).toHaveURL(/\/interest$/);
  await waitForHydration(page);
  await page.getByRole('link', { name: labels.skip, exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Opens a store that never closes, from the home page. */
export async function openStore(page: Page, labels: Labels = english): Promise<void> {
  await page.getByRole('link', { name: labels.store }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: labels.store })).toBeVisible();
}

/** Opens the item dialog of the wrap. */
export async function openItem(page: Page, labels: Labels = english): Promise<Locator> {
  await page.getByRole('link', { name: labels.dish }).first().click();
  const dialog = page.getByRole('dialog', { name: labels.dish });
  await expect(dialog.getByRole('button', { name: labels.addToCart })).toBeVisible();
  return dialog;
}

/** Selects a choice by its label, since the native control is hidden. */
export async function pick(dialog: Locator, name: string): Promise<void> {
  await dialog.getByText(name, { exact: true }).click();
  await expect(dialog.getByLabel(name).and(dialog.locator('input'))).toBeChecked();
}

/** Selects a size and a sauce and adds the wrap to the cart. */
export async function addItem(page: Page, dialog: Locator, labels: Labels = english): Promise<void> {
  await pick(dialog, labels.large);
  await pick(dialog, labels.garlic);
  await dialog.getByRole('button', { name: labels.addToCart }).click();
  await expect(page.getByRole('status').filter({ hasText: labels.added })).toBeVisible();
  await expect(dialog).toBeHidden();
}

export async function openCart(page: Page, labels: Labels = english): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: labels.cart }).click();
  const drawer = page.getByRole('dialog', { name: labels.cartTitle });
  await expect(drawer.getByRole('button', { name: labels.checkout })).toBeVisible();
  return drawer;
}

/** Leaves the cart for checkout without signing in. */
export async function checkOutAsGuest(page: Page, drawer: Locator, labels: Labels = english): Promise<void> {
  await drawer.getByRole('button', { name: labels.checkout }).click();
  await page.getByRole('button', { name: labels.asGuest }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('button', { name: labels.placeOrder })).toBeEnabled();
}

/** Enters the contact of a guest, after which the order is quoted again. */
export async function enterContact(page: Page, labels: Labels = english): Promise<void> {
  await page.getByRole('button', { name: labels.addContact }).click();
  const dialog = page.getByRole('dialog', { name: labels.contact });
  await dialog.getByLabel(labels.name).fill('Sami Nasser');
  await dialog.getByLabel(labels.phone).fill('501234567');
  await dialog.getByLabel(labels.email).fill('sami@example.com');
  await dialog.getByRole('button', { name: labels.saveContact }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: labels.placeOrder })).toBeEnabled();
}

/** Chooses to pay in cash, after which the order is quoted again. */
export async function payInCash(page: Page, labels: Labels = english): Promise<void> {
  await page.getByText(labels.cash, { exact: true }).click();
  await expect(page.getByRole('radio', { name: labels.cash })).toBeChecked();
  await expect(page.getByRole('button', { name: labels.placeOrder })).toBeEnabled();
}

/** Pays in cash and places the order, which ends on its page. Returns the order's number. */
export async function placeOrder(page: Page, labels: Labels = english): Promise<string> {
  await payInCash(page, labels);
  await page.getByRole('button', { name: labels.placeOrder }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: labels.arriving })).toBeVisible();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** Waits on the order's page for the delivery. */
export async function expectDelivered(page: Page, labels: Labels = english): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: labels.delivered })).toBeVisible({
    timeout: 90_000,
  });
}

/** Signs the demo's customer in through the dialog of the header. */
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
