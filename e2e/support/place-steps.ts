import { expect, type Locator, type Page } from '@playwright/test';

export type Stored = { location: string; currentLatLng: { lat: number; lng: number }; zoneid: number[] };

/** The location in the browser's storage; null without one. */
export async function storedPlace(page: Page): Promise<Stored | null> {
  const { location, currentLatLng, zoneid } = await page.evaluate(
    (): Record<string, string> => Object.fromEntries(Object.entries(localStorage)),
  );
  if (!location || !currentLatLng || !zoneid) return null;
  return { location, currentLatLng: JSON.parse(currentLatLng), zoneid: JSON.parse(zoneid) };
}

/** The header button that shows the location. */
export function locationButton(page: Page, name: string | RegExp = /^Deliver to/): Locator {
  return page.getByRole('banner').getByRole('button', { name });
}

/** Opens the location dialog from the header. */
export async function openPlaces(page: Page): Promise<Locator> {
  await locationButton(page).click();
  return page.getByRole('dialog', { name: 'Where should we bring it?' });
}

/** Waits for the map picker to be drawn; `zoom` reads its zoom at rest. */
export async function waitForMap(page: Page): Promise<{ dialog: Locator; zoom: () => Promise<number> }> {
  const dialog = page.getByRole('dialog', { name: /Pick from map|اختر من الخريطة/ });
  const map = dialog.locator('[data-zoom]');
  await expect(map).toBeVisible();
  return { dialog, zoom: async () => Number(await map.getAttribute('data-zoom')) };
}

/** Drags the map under the pin without releasing it. */
export async function dragMap(page: Page, dialog: Locator, x: number, y: number): Promise<void> {
  const box = await dialog.getByRole('region', { name: /^Map/ }).boundingBox();
  if (!box) throw new Error('No map');
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(middleX, middleY + 60);
  await page.mouse.down();
  await page.mouse.move(middleX + x, middleY + 60 + y, { steps: 8 });
}
