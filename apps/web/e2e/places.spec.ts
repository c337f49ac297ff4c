import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openFood, signIn, visit } from './steps.ts';

type Stored = { location: string; point: { lat: number; lng: number }; zones: number[] };

/** The place as the browser keeps it; null without one. */
async function placeOf(page: Page): Promise<Stored | null> {
  const { location, currentLatLng, zoneid } = await page.evaluate(() => ({ ...localStorage }));
  return location ? { location, point: JSON.parse(currentLatLng), zones: JSON.parse(zoneid) } : null;
}

/** The popover of the bar's pill. */
async function openPlaces(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Deliver to/ })
    .click();
  return page.getByRole('dialog', { name: 'Where should we bring it?' });
}

test.describe('with a device that knows where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 25.026, longitude: 56.346 } });

  test('[LOC-03..05, LOC-11, LOC-16, SESSION-15] the current location becomes the place', async ({
    page,
  }) => {
    await openFood(page);
    const dialog = await openPlaces(page);
    await expect(dialog).toContainText('To select from saved addresses, you need to sign in.');
    await expect(dialog.getByRole('button', { name: 'Pick from map' })).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Use Current Location' }).click();
    await reloaded;
    await expect.poll(async () => (await placeOf(page))?.point.lat).toBe(25.026);
    const after = await placeOf(page);
    expect(after?.location).toBe('33 Weavers Road, Old Town, Marsa');
    expect(after?.zones.length).toBeGreaterThan(0);
  });
});

test('[LOC-19] without the device’s place nothing is stored', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser may not tell us where you are.');
  expect(await placeOf(page)).toBeNull();
});

test('[LOC-07, LOC-09, LOC-12, LOC-20, LOC-25] the middle of the map becomes the place', async ({ page }) => {
  await openFood(page);
  const before = await placeOf(page);
  await (await openPlaces(page)).getByRole('button', { name: 'Pick from map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick from map' });
  await expect(dialog.getByRole('button', { name: 'Confirm location' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /full ?screen|street view|map type/i })).toHaveCount(0);

  const asked = page.waitForResponse(/geocode-api/);
  const box = await dialog.getByRole('region', { name: /^Map/ }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y + 60, { steps: 6 });
  await page.mouse.up();
  const { results } = await (await asked).json();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Confirm location' }).click();
  await reloaded;
  await expect.poll(async () => (await placeOf(page))?.location).toBe(results[0].formatted_address);
  expect((await placeOf(page))?.point.lng).toBeGreaterThan(before?.point.lng ?? 180);
});

test('[LOC-02, LOC-10, LOC-13] a saved address becomes the place', async ({ page }) => {
  await openFood(page);
  await signIn(page);
  await (await openPlaces(page)).getByRole('button', { name: /^Office/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'New Delivery address selected.' })).toBeVisible();
  const place = await placeOf(page);
  expect(place?.location).toBe('Pier Building, Harbour Square');
  expect(place?.zones.length).toBeGreaterThan(0);
});
