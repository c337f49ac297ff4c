import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { totpCode } from './console.ts';
import type { EmptyWorld } from './empty-world.ts';
import { expect } from './fixtures.ts';

/** Steps of an operator and of a guest in a city that is set up from an empty database. */

/** A point of the zone whose corners are `CORNERS`. */
export const PLACE = { latitude: 53.5461, longitude: 9.9664 };
/** An outline, as the form of a zone takes it. */
export const CORNERS = ['53.5, 9.9', '53.5, 10.05', '53.6, 10.05', '53.6, 9.9'].join('\n');

/** Follows the one-time link of the command line. Returns the secret of the authenticator app. */
export async function signUp(page: Page, city: EmptyWorld, mail: string): Promise<string> {
  await page.goto(`${city.console}/invitation#${await city.addStaff(mail)}`);
  await page.getByLabel('New password').fill('a long sentence of words');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  const secret = (await page.locator('.totp-set-up code').textContent()) ?? '';
  await page.getByLabel('The code that the app shows').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await waitForFirstScreen(page);
  return secret;
}

/** The console leads from its start to the first screen of the member, which would replace a screen opened meanwhile. */
async function waitForFirstScreen(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname !== '/' && !pathname.startsWith('/invitation'));
}

/** Accepts an invitation in a browser of its own, with a second factor. Close its context. */
export async function join(
  browser: Browser,
  link: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  await page.goto(link);
  await page.locator('input[type=password]').fill('a long sentence of words');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Authenticator app|تطبيق المصادقة/ }).click();
  const secret = (await page.locator('.totp-set-up code').textContent()) ?? '';
  await page.locator('input[name=code]').fill(totpCode(secret));
  await page.keyboard.press('Enter');
  await page.locator('.recovery-codes code').first().waitFor();
  await page.getByRole('button', { name: /I have kept them|احتفظت بها/ }).click();
  await waitForFirstScreen(page);
  return page;
}

export async function changeSetting(page: Page, name: string, label: string, value: string): Promise<void> {
  const setting = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await setting.getByRole('button', { name: 'Edit' }).click();
  await setting.getByLabel(label).fill(value);
  await page.keyboard.press('Enter');
  await expect(setting.getByRole('button', { name: 'Edit' })).toBeVisible();
}

/** The module and the store with which a city is opened. */
type Opening = {
  /** As the form of a module names its type; the module has the same name. */
  type: string;
  store: { name: string; what: string };
  /** What the module needs besides its store, once that is in the shop. */
  stock?: () => Promise<void>;
};

/** Sets up, in the guide of the console, what every shop needs: a module, a zone and a store that is always open. */
export async function openCity(page: Page, city: EmptyWorld, { type, store, stock }: Opening): Promise<void> {
  const guide = page.getByRole('region', { name: 'Open a city' });
  const next = async (step: string) => {
    await expect(guide.locator('.tag')).toHaveText('Done');
    await guide.getByRole('link', { name: `Next: ${step}` }).click();
  };
  await page.goto(`${city.console}/set-up`);
  await page.getByRole('link', { name: 'Open: Name and contact' }).click();
  await changeSetting(page, 'Name of the shop', 'English', store.name);
  await changeSetting(page, 'E-mail', 'E-mail', 'hello@errand.example');
  await next('A module');
  await page.getByRole('link', { name: 'Add a module' }).click();
  await page.getByLabel('Type').selectOption({ label: type });
  await fillEnglish(page, 'Name', type);
  await fillEnglish(page, 'Description', store.what);
  await page.getByRole('button', { name: 'Add the module' }).click();
  await next('A zone');
  await page.getByRole('link', { name: 'Draw a zone' }).click();
  await fillEnglish(page, 'Name', 'Harbor');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.getByLabel('Corners').fill(CORNERS);
  await page.getByLabel('Corners').blur();
  await page.getByRole('button', { name: 'Add the zone' }).click();
  await page.getByRole('button', { name: 'Activate' }).click();
  await next('Delivery rates');
  await page.getByRole('link', { name: 'Harbor', exact: true }).click();
  await page.locator('summary').filter({ hasText: type }).click();
  await page.getByRole('button', { name: 'Save the rates' }).click();
  await next('A store');
  await page.getByRole('link', { name: 'Add a store' }).click();
  await fillEnglish(page, 'Name', store.name);
  await fillEnglish(page, 'What it is', store.what);
  await fillEnglish(page, 'Address', '2 Harbor Street');
  await page.getByLabel('Module').selectOption({ label: type });
  await page.getByRole('button', { name: 'Add the store' }).click();
  await page.getByRole('button', { name: 'Show in the shop' }).click();
  await next('Opening hours');
  const hours = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Opening hours', exact: true }) });
  await hours.getByText('Always open').click();
  await hours.getByRole('button', { name: 'Save' }).click();
  await stock?.();
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Open a city' }).click();
  await page.getByRole('button', { name: 'Open for orders' }).click();
  await expect(page.getByRole('main').getByText('The shop is ready for orders.')).toBeVisible();
}

/** Imports the products of a CSV file in the open screen of imports. */
export async function importProducts(page: Page, rows: string[]): Promise<void> {
  const buffer = Buffer.from(`${rows.join('\n')}\n`);
  await page.getByLabel('CSV file').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: /^Import \d+ products?$/ }).click();
  await expect(page.getByRole('heading', { name: 'What the import did' })).toBeVisible();
}

/** Fills the English text of a field in two languages. */
export async function fillEnglish(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('group', { name, exact: true }).getByLabel('English').fill(text);
}

/** Makes the next page of the shop that of a guest at `PLACE`, in a module of the city. */
export async function becomeGuest(
  page: Page,
  { shop }: EmptyWorld,
  type?: 'food' | 'parcel' | 'rental',
): Promise<void> {
  const point = { lat: PLACE.latitude, lng: PLACE.longitude };
  const get = async <Body>(address: string) =>
    (await page.request.get(`${shop}/api/v1/${address}`)).json() as Body;
  const { zone_id: zones } = await get<{ zone_id: string }>(
    `config/get-zone-id?lat=${point.lat}&lng=${point.lng}`,
  );
  const modules = await get<{ id: number; module_type: string }[]>('module');
  const module = type ? modules.find(({ module_type }) => module_type === type) : modules[0];
  const made = await page.request.post(`${shop}/api/v1/auth/guest/request`);
  const { guest_id } = (await made.json()) as { guest_id: string };
  const cookies = {
    zones,
    module: String(module?.id),
    cell: `${point.lat.toFixed(3)},${point.lng.toFixed(3)}`,
  };
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: shop })),
    );
  const stored = {
    guest_id,
    location: '5 Harbor Street, Hamburg',
    currentLatLng: JSON.stringify(point),
    zoneid: zones,
    module: JSON.stringify({ id: module?.id, module_type: module?.module_type }),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}
