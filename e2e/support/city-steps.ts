import type { Page } from '@playwright/test';
import { becomeGuest, CORNERS, changeSetting, fillEnglish } from './empty-city.ts';
import type { EmptyWorld } from './empty-world.ts';
import { expect } from './fixtures.ts';
import { openCart, visit } from './steps.ts';

/** The screens on which an operator makes a city, without the checklist, which `console/city.spec.ts` follows. */

/** The outline of the zone as a GeoJSON file. */
const OUTLINE = Buffer.from(
  JSON.stringify({
    type: 'Feature',
    geometry: {
      type: 'Polygon',
      coordinates: [CORNERS.split('\n').map((corner) => corner.split(', ').map(Number).toReversed())],
    },
  }),
);

/** Names the shop, adds modules by their types, and draws a zone that offers them for a delivery of 2.00. */
export async function drawCity(
  page: Page,
  city: EmptyWorld,
  { name, modules }: { name: string; modules: readonly string[] },
): Promise<void> {
  await page.goto(`${city.console}/settings?group=identity`);
  await changeSetting(page, 'Name of the shop', 'English', name);
  await changeSetting(page, 'E-mail', 'E-mail', 'hello@errand.example');
  for (const module of modules) {
    await page.goto(`${city.console}/modules/new`);
    await page.getByLabel('Type').selectOption({ label: module });
    await fillEnglish(page, 'Name', module);
    await fillEnglish(page, 'Description', `${module} of the harbor`);
    await page.getByRole('button', { name: 'Add the module' }).click();
    await expect(page.getByRole('heading', { level: 1, name: module })).toBeVisible();
  }
  await page.goto(`${city.console}/zones/new`);
  await fillEnglish(page, 'Name', 'Harbor');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page
    .getByLabel('GeoJSON file')
    .setInputFiles({ name: 'harbor.geojson', mimeType: 'application/geo+json', buffer: OUTLINE });
  await expect(page.getByLabel('Corners')).toHaveValue(CORNERS);
  await page.getByRole('button', { name: 'Add the zone' }).click();
  await page.getByRole('button', { name: 'Activate' }).click();
  for (const module of modules) {
    const rates = page.locator('details').filter({ hasText: module });
    await rates.locator('summary').click();
    await rates.getByLabel('Minimum optional').fill('2');
    await rates.getByRole('button', { name: 'Save the rates' }).click();
    await expect(rates.getByText('Offered', { exact: true })).toBeVisible();
  }
}

/** Adds a store that is always open and shows it in the shop. */
export async function addStore(
  page: Page,
  city: EmptyWorld,
  store: { name: string; kind: string; module: string },
): Promise<void> {
  await page.goto(`${city.console}/stores/new`);
  await fillEnglish(page, 'Name', store.name);
  await fillEnglish(page, 'What it is', store.kind);
  await fillEnglish(page, 'Address', '2 Harbor Street');
  await page.getByLabel('Module').selectOption({ label: store.module });
  await page.getByRole('button', { name: 'Add the store' }).click();
  await page.getByRole('button', { name: 'Show in the shop' }).click();
  await expect(page.getByRole('button', { name: 'Hide from the shop' })).toBeVisible();
  const hours = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Opening hours', exact: true }) });
  await hours.getByText('Always open').click();
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The store takes orders.')).toBeVisible();
}

export async function openForOrders(page: Page, city: EmptyWorld): Promise<void> {
  await page.goto(`${city.console}/set-up`);
  await page.getByRole('button', { name: 'Open for orders' }).click();
  await expect(page.getByRole('main').getByText('The shop is ready for orders.')).toBeVisible();
}

/** A guest at a point of the zone puts an item of a store, which has an offer as given, into the cart and opens checkout. */
export async function openCheckout(
  page: Page,
  city: EmptyWorld,
  { store, item, offer }: { store: string; item: string; offer?: string | undefined },
): Promise<void> {
  await becomeGuest(page, city, 'food');
  await visit(page, `${city.shop}/store/${store}`);
  if (offer) await expect(page.getByText(offer).first()).toBeVisible();
  await page.getByRole('link', { name: item }).first().click();
  const dialog = page.getByRole('dialog', { name: item });
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(dialog).toBeHidden();
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  // Without a geocoder, the courier finds the door by these.
  await page.getByLabel('Street', { exact: true }).fill('Harbor Street');
  await page.getByLabel('House number').fill('5');
  await page.getByRole('button', { name: 'Add contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByLabel('Name').fill('Ida Brandt');
  await contact.getByLabel('Phone').fill('15112345678');
  await contact.getByLabel('Email').fill('ida@example.com');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(contact).toBeHidden();
}
