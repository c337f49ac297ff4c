import { expect, type Locator, type Page, test } from '@playwright/test';
import { listening } from './steps.ts';

export type Stored = { location: string; currentLatLng: { lat: number; lng: number }; zoneid: number[] };

/** Opens the home page as somebody who chose 12 Lantern Street and the module before. */
export async function openHome(page: Page, moduleType: string, language: 'en' | 'ar' = 'en'): Promise<void> {
  const ask = async (path: string, params?: Record<string, string>) =>
    (await page.request.get(`/api/v1/${path}`, { params })).json();
  const { suggestions } = await ask('config/place-api-autocomplete', { search_text: '12 Lantern' });
  const placeid = suggestions[0].placePrediction.placeId;
  const { location: at, formattedAddress } = await ask('config/place-api-details', { placeid });
  const point = { lat: at.latitude, lng: at.longitude };
  const { zone_id } = await ask('config/get-zone-id', { lat: `${point.lat}`, lng: `${point.lng}` });
  const modules: { id: number; module_type: string }[] = await ask('module');
  const module = modules.find(({ module_type }) => module_type === moduleType);
  const cookies = {
    zones: zone_id,
    module: `${module?.id}:${moduleType}`,
    cell: `${point.lat.toFixed(3)},${point.lng.toFixed(3)}`,
    language,
  };
  const url = test.info().project.use.baseURL ?? '';
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
    );
  const stored = {
    location: formattedAddress,
    currentLatLng: JSON.stringify(point),
    zoneid: zone_id,
    module: JSON.stringify({ id: module?.id, module_type: moduleType }),
  };
  await page.addInitScript((entries) => {
    // Once: what the page does with it afterwards stays.
    if (sessionStorage.getItem('chosen-before')) return;
    sessionStorage.setItem('chosen-before', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto('/home');
  await listening(page);
}

/** The place as the browser keeps it; null without one. */
export async function placeOf(page: Page): Promise<Stored | null> {
  const { location, currentLatLng, zoneid } = await page.evaluate(() => ({ ...localStorage }));
  if (!location) return null;
  return { location, currentLatLng: JSON.parse(currentLatLng), zoneid: JSON.parse(zoneid) };
}

/** The pill of the bar. */
export function pill(page: Page, name: string | RegExp = /^Deliver to/): Locator {
  return page.getByRole('banner').getByRole('button', { name });
}

/** The popover of the bar's pill. */
export async function openPlaces(page: Page): Promise<Locator> {
  await pill(page).click();
  return page.getByRole('dialog', { name: 'Where should we bring it?' });
}

/** The map over the page, drawn; `zoom` is its zoom at rest. */
export async function drawnMap(page: Page): Promise<{ dialog: Locator; zoom: () => Promise<number> }> {
  const dialog = page.getByRole('dialog', { name: /Pick from map|اختر من الخريطة/ });
  const map = dialog.locator('[data-zoom]');
  await expect(map).toBeVisible();
  return { dialog, zoom: async () => Number(await map.getAttribute('data-zoom')) };
}

/** Drags the map under the pin and holds it there. */
export async function dragMap(page: Page, dialog: Locator, x: number, y: number): Promise<void> {
  const box = await dialog.getByRole('region', { name: /^Map/ }).boundingBox();
  if (!box) throw new Error('No map');
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(middleX, middleY + 60);
  await page.mouse.down();
  await page.mouse.move(middleX + x, middleY + 60 + y, { steps: 8 });
}
