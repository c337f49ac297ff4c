import type { Locator, Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const NAME = 'Saffron Street Kitchen';
const ARABIC_NAME = 'مطبخ شارع الزعفران';
const STORE = '/store/saffron-street-kitchen';

/** A square around the store, without the customer at 12 Lantern Street. */
const corners = ({ lat, lng }: { lat: number; lng: number }, half: number) =>
  [
    [lat - half, lng - half],
    [lat - half, lng + half],
    [lat + half, lng + half],
    [lat + half, lng - half],
  ]
    .map((corner) => corner.map((degree) => degree.toFixed(6)).join(', '))
    .join('\n');

test('a store draws its own delivery area, and a customer outside is told on cards and on its page, in both languages', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  await start(page, { at: STORE });
  await expect(page.getByText('does not deliver to your address')).toHaveCount(0);
  const { latitude, longitude } = (await (
    await page.request.get('/api/v1/stores/details/saffron-street-kitchen')
  ).json()) as { latitude: string; longitude: string };

  const manager = await openConsole(browser, origin, world.account('store-manager'));
  await manager.goto(`${origin}/stores`);
  await manager.getByRole('link', { name: NAME }).click();
  const panel = manager
    .locator('section')
    .filter({ has: manager.getByRole('heading', { name: 'Delivery area', exact: true }) });
  await expect(panel.getByRole('region', { name: /^Map/ })).toBeVisible();
  await setCorners(panel, corners({ lat: Number(latitude), lng: Number(longitude) }, 0.0002));
  await expectAccessible(manager, 'the delivery area of a store');

  await expect(async () => {
    await page.reload();
    await expect(page.getByText('This store does not deliver to your address')).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await expectAccessible(page, 'the page of a store that does not deliver here');
  await page.goto('/store/all');
  await expect(card(page, NAME)).toContainText('Does not deliver to you');

  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store/all');
  await expect(card(page, ARABIC_NAME)).toContainText('لا يوصل إليك');
  await expectAccessible(page, 'the list with a store that does not deliver here');
  await page.goto(STORE);
  await expect(page.getByText('لا يوصل هذا المتجر إلى عنوانك')).toBeVisible();
  await expectNoHorizontalScroll(page, 'the page of a store that does not deliver here');

  await setCorners(panel, '');
  await manager.context().close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('لا يوصل هذا المتجر إلى عنوانك')).toHaveCount(0, { timeout: 3000 });
  }).toPass();
});

/** Types the corners of the area and saves it. */
async function setCorners(panel: Locator, text: string): Promise<void> {
  await panel.getByLabel('Corners').fill(text);
  await panel.getByRole('button', { name: 'Save the delivery area' }).click();
  await expect(panel.page().getByText('Saved', { exact: false }).first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save the delivery area' })).toBeEnabled();
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
}
