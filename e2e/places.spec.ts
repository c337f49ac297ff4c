import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
  watchLayoutShifts,
} from './support/fixtures.ts';
import { dragMap, locationButton, openPlaces, storedPlace, waitForMap } from './support/place-steps.ts';
import { chooseModuleType, start, startWithWrap } from './support/start.ts';
import { visit, waitForHydration } from './support/steps.ts';

const EDGE = { latitude: 25.003, longitude: 56.3455 };

test.describe('with a device inside of the zone', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 25.026, longitude: 56.346 } });

  // Requirements: LOC-03..05, LOC-11, LOC-16, SESSION-15, STORAGE-03..05.
  test('the current location becomes the selected one without a flash of the previous one', async ({
    page,
  }) => {
    const expectNoLayoutShift = await watchLayoutShifts(page);
    await page.addInitScript(() => {
      const seen = window as unknown as { pills: string[] };
      seen.pills = [];
      new MutationObserver(() => {
        const text = document.querySelector('.location-button b')?.textContent ?? '';
        if (seen.pills.at(-1) !== text) seen.pills.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await start(page);
    await expect(locationButton(page)).toContainText('12 Lantern Street');
    const dialog = await openPlaces(page);
    await expect(dialog).toContainText('To select from saved addresses, you need to sign in.');
    await expect(dialog.getByRole('region', { name: 'Saved addresses' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Pick from map' })).toBeVisible();
    await expectNoLayoutShift('the location dialog');
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Use Current Location' }).click();
    await reloaded;
    await expect(locationButton(page)).toContainText('33 Weavers Road');
    expect(await storedPlace(page)).toEqual({
      location: '33 Weavers Road, Old Town, Marsa',
      currentLatLng: { lat: 25.026, lng: 56.346 },
      zoneid: [1, 3],
    });
    const pills = await page.evaluate(() => (window as unknown as { pills: string[] }).pills);
    expect(pills.filter((text) => text !== '' && text !== '33 Weavers Road')).toEqual([]);
    await expectNoLayoutShift('the new location');
  });
});

test.describe('with a device in another zone', () => {
  test.use({ permissions: ['geolocation'], geolocation: EDGE });

  // Requirements: LOC-11, LOC-24.
  test('the cart of a store that does not deliver there is unchanged, with a warning, and a module that is not available there is deselected', async ({
    page,
  }) => {
    await startWithWrap(page);
    await (await openPlaces(page)).getByRole('button', { name: 'Use Current Location' }).click();
    const warning = page.locator('.toast').filter({ hasText: 'Saffron Street Kitchen' });
    await expect(warning).toContainText('does not deliver to this place. Your cart keeps its items');
    await warning.getByRole('button', { name: 'See cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Charcoal chicken wrap');

    await page.route('**/config/get-zone-id?*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const zone of body.zone_data)
        zone.modules = zone.modules.filter(
          (module: { module_type: string }) => module.module_type !== 'food',
        );
      await route.fulfill({ response, json: body });
    });
    await visit(page, '/home');
    await (await openPlaces(page)).getByRole('button', { name: 'Use Current Location' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: /Food.* is not offered at this place/ }),
    ).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Select a type of module for your orders' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('module'))).toBeNull();
    expect((await storedPlace(page))?.zoneid).toEqual([3]);
  });
});

test.describe('with a device outside of all zones', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 24.9, longitude: 56.2 },
    expectedNoise: /get-zone-id/,
  });

  // Requirements: LOC-08, LOC-23.
  test('the dialog says so, and shows the delivery zones', async ({ page }) => {
    await start(page);
    const before = await storedPlace(page);
    const dialog = await openPlaces(page);
    await dialog.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(dialog.locator('.place-problem')).toContainText('We do not deliver to this place yet.');
    expect(await storedPlace(page)).toEqual(before);
    const outlines = page.waitForResponse(/zone\/list/);
    await dialog.getByRole('button', { name: 'See where we deliver' }).click();
    expect(await (await outlines).json()).toHaveLength(3);
    const { dialog: picker, zoom } = await waitForMap(page);
    // The demo city is small at zoom 9, so the map zooms in by itself.
    await expect.poll(zoom).toBeGreaterThan(11);
    await expect(picker.getByText('We deliver here')).toBeVisible();
    await expect(picker.getByRole('button', { name: 'Confirm location' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
  });
});

// Requirements: LANG-15, LOC-01, LOC-02, LOC-10, LOC-13..15, LOC-26..28, RENTAL-01.
test('a location is searched by keyboard only or chosen from the saved addresses, and is the pickup location in rental', async ({
  page,
}) => {
  await start(page, { customer: true });
  await locationButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Where should we bring it?' });
  const field = dialog.getByRole('combobox', { name: 'Search a place' });
  await expect(field).toBeFocused();
  const searchRequest = page.waitForRequest(/place-api-autocomplete\?search_text=fish/);
  await page.keyboard.type('fish market');
  await searchRequest;
  const option = dialog.getByRole('option', { name: /^Fish Market/ });
  await expect(option).toContainText('Harbour, Marsa');
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'location search');
  const details = page.waitForRequest(/place-api-details\?placeid=/);
  await page.keyboard.press('Enter');
  // Requested again: the page leaves before the body of its own response can be read.
  const { location } = await (await page.request.get((await details).url())).json();
  await expect(locationButton(page)).toContainText('Fish Market');
  const { latitude: lat, longitude: lng } = location;
  expect(await storedPlace(page)).toMatchObject({
    location: 'Fish Market, Harbour, Marsa',
    currentLatLng: { lat, lng },
  });
  await expect(dialog).toBeHidden();

  const selected = page.getByRole('status').filter({ hasText: 'New Delivery address selected.' });
  const places = await openPlaces(page);
  const reloaded = page.waitForEvent('load');
  await places.getByRole('button', { name: /^Office/ }).click();
  await reloaded;
  await expect(selected).toBeVisible();
  const place = await storedPlace(page);
  expect(place?.location).toBe('Pier Building, Harbour Square');
  expect(place?.currentLatLng).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
  expect(place?.zoneid.length).toBeGreaterThan(0);

  await page.route('**/customer/address/list*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const address of body.addresses) address.zone_ids = [];
    await route.fulfill({ response, json: body });
  });
  await visit(page, '/home');
  const home = (await openPlaces(page)).getByRole('button', { name: /^Home/ });
  await expect(home).toContainText('We do not deliver here yet');
  await home.click();
  await expect(locationButton(page)).toContainText('12 Lantern Street');
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('place-chosen'))).toBeNull();
  await expect(selected).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' });
  await chooseModuleType(page, 'rental');
  await visit(page, '/home');
  await locationButton(page, /^Pickup from/).click();
  const pickup = page.getByRole('dialog', { name: 'Where do you pick it up?' });
  await expect(pickup).not.toContainText(/deliver/i);
  await pickup.getByRole('button', { name: /^Office/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'New Pickup address selected.' })).toBeVisible();
  await visit(page, '/home?place=map');
  await expect((await waitForMap(page)).dialog.getByText('Pickup is possible here')).toBeVisible();
});

// Requirements: LOC-06..09, LOC-12, LOC-20, LOC-22, LOC-25.
test('the center of the map becomes the location', async ({ page }) => {
  const maps: string[] = [];
  page.on('request', (request) => /maplibre|map\/style/.test(request.url()) && maps.push(request.url()));
  const zones: string[] = [];
  page.on('request', (request) => request.url().includes('zone/list') && zones.push(request.url()));
  const externalUrls: string[] = [];
  const home = new URL(test.info().project.use.baseURL ?? '').host;
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== home) externalUrls.push(request.url());
  });
  await start(page);
  const before = await storedPlace(page);
  const popover = await openPlaces(page);
  await expect(popover.getByRole('button', { name: 'Pick from map' })).toBeVisible();
  expect(maps).toEqual([]);
  await popover.getByRole('button', { name: 'Pick from map' }).click();
  const { dialog, zoom } = await waitForMap(page);
  expect(await zoom()).toBe(17);
  await expect(dialog.locator('.center-pin-fixed')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveCount(1);
  await expect(dialog.locator('.maplibregl-ctrl-group')).toHaveCount(0);
  await expect(
    dialog.getByRole('button', { name: /full ?screen|street view|map type|compass/i }),
  ).toHaveCount(0);
  expect(zones).toEqual([]);
  expect(externalUrls).toEqual([]);
  await expectAccessible(page, 'map picker');

  const confirm = dialog.getByRole('button', { name: 'Confirm location' });
  await expect(confirm).toBeEnabled();
  const title = dialog.locator('.map-picker-footer-text .text-title');
  await dragMap(page, dialog, -160, 60);
  // The address under the pin is looked up while the map is still held.
  await expect(title).not.toHaveText('12 Lantern Street');
  const street = await title.innerText();
  await page.mouse.up();
  await expect(confirm).toBeEnabled();
  const reloaded = page.waitForEvent('load');
  await confirm.click();
  await reloaded;
  await expect(locationButton(page)).toContainText(street);
  const place = await storedPlace(page);
  const { lat, lng } = place?.currentLatLng ?? { lat: 0, lng: 0 };
  const { results } = await (
    await page.request.get(`/api/v1/config/geocode-api?lat=${lat}&lng=${lng}`)
  ).json();
  expect(place?.location).toBe(results[0].formatted_address);
  expect(lng).toBeGreaterThan(before?.currentLatLng.lng ?? 180);
  expect(place?.zoneid).toEqual([1, 3]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // Requirements: CONST-04, LOC-17, LOC-19.
  test('a device that denies its location or is slow stores nothing, and the other methods still work', async ({
    page,
  }) => {
    const expectNoLayoutShift = await watchLayoutShifts(page);
    await visit(page, '/');
    const button = page.getByRole('button', { name: /Use Current Location|Finding you/ });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('This browser may not tell us where you are.');
    expect(await storedPlace(page)).toBeNull();
    await expect(page.getByRole('combobox', { name: 'Delivery address' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Pick from map' })).toBeEnabled();
    await expectNoLayoutShift('a denied geolocation');

    await page.clock.install();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {};
    });
    await visit(page, '/');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(4000);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(1500);
    await expect(page.getByRole('alert')).toContainText('Your device has not told us where you are yet.');
    expect(await storedPlace(page)).toBeNull();
  });

  // Requirements: LOC-04..07, LOC-12, LOC-25.
  test('in Arabic the location is picked on the map', async ({ page }) => {
    const expectNoLayoutShift = await watchLayoutShifts(page);
    await start(page, { language: 'ar' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^12 Lantern Street|^التوصيل إلى/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'إلى أين نوصل طلبك؟' });
    await expect(sheet.getByRole('button', { name: 'استخدم موقعي الحالي' })).toBeVisible();
    await expectNoHorizontalScroll(page, 'locations in Arabic on a phone');
    await sheet.getByRole('button', { name: 'اختر من الخريطة' }).click();
    const { dialog, zoom } = await waitForMap(page);
    const [pin, close] = [dialog.locator('.center-pin-fixed'), dialog.getByRole('button', { name: 'إغلاق' })];
    await expect(pin).toBeVisible();
    await expectNoHorizontalScroll(page, 'map picker on a phone');
    expect((await close.boundingBox())?.x).toBeLessThan(100);
    await dialog.getByRole('button', { name: 'تكبير' }).tap();
    await expect.poll(zoom).toBe(18);
    await dialog.getByRole('button', { name: 'تأكيد الموقع' }).tap();
    await expect(dialog).toBeHidden();
    expect((await storedPlace(page))?.location).toMatch(/^\d+ [\u0600-\u06ff ]+، المدينة القديمة، مرسى$/);
    await expectNoLayoutShift('the map in Arabic');
  });
});
