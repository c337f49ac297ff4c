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
  await page.waitForURL(({ pathname }) => !['/', '/invitation', '/sign-in'].includes(pathname));
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
