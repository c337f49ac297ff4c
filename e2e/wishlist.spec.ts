import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { chooseModuleType, start } from './support/start.ts';
import { openStore, visit } from './support/steps.ts';

/** Empties wishlist and cart of the demo's customer, whom other journeys share. */
async function startEmpty(page: Page): Promise<void> {
  const headers = await headersOf(page);
  const response = await page.request.get('/api/v1/customer/wish-list/ids', { headers });
  const { item_ids, store_ids, vehicle_ids }: Record<'item_ids' | 'store_ids' | 'vehicle_ids', number[]> =
    await response.json();
  const deletions = [
    ...item_ids.map((id) => `customer/wish-list/remove?item_id=${id}`),
    ...store_ids.map((id) => `customer/wish-list/remove?store_id=${id}`),
    ...vehicle_ids.map((id) => `rental/user/wish-list/remove?vehicle_id=${id}`),
  ];
  for (const call of deletions) await page.request.delete(`/api/v1/${call}`, { headers });
  await page.request.delete('/api/v1/customer/cart/remove', { headers });
}

async function headersOf(page: Page): Promise<Record<string, string>> {
  const [token, module, zones] = await page.evaluate(() =>
    ['token', 'module', 'zoneid'].map((key) => localStorage.getItem(key)),
  );
  const { id } = JSON.parse(module ?? '{}') as { id: number };
  return { authorization: `Bearer ${token}`, moduleId: String(id), zoneId: zones ?? '[]' };
}

/** Adds an item to the wishlist through the API. */
async function addWish(page: Page, slug: string): Promise<void> {
  const headers = await headersOf(page);
  const item = await (await page.request.get(`/api/v1/items/details/${slug}`, { headers })).json();
  const response = await page.request.post(`/api/v1/customer/wish-list/add?item_id=${item.id}`, { headers });
  expect(response.ok()).toBe(true);
}

// One call is rejected on purpose, which is an error in the browser's console.
test.use({ expectedNoise: /status of 403/ });

// Requirements: WISH-01, WISH-02, WISH-04..06, WISH-09, WISH-13..15, WISH-17.
test('hearts, drawer and all tabs of the browser agree, even if the wishes are refetched during a change', async ({
  page,
  context,
}) => {
  await expectHeartKept(page);
  await startEmpty(page);
  await visit(page, '/home?wishlist=open');
  const drawer = page.getByRole('dialog', { name: 'Saved for later' });
  await expect(drawer.getByRole('heading', { name: 'No favourite foods found' })).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(523);
  await drawer.getByRole('tab', { name: 'Restaurants' }).click();
  await expect(drawer.getByRole('heading', { name: 'No favourite restaurants found' })).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await visit(other, '/home');
  const name = 'Save Saffron Street Kitchen for later';
  const here = page.getByRole('button', { name }).first();
  const there = other.getByRole('button', { name }).first();
  await page.bringToFront();
  const added = page.waitForRequest(/wish-list\/add/);
  await here.click();
  expect((await added).headers().authorization).toMatch(/^Bearer ./);
  await expect(page.getByRole('status').filter({ hasText: 'Added to your wishlist.' })).toBeVisible();
  for (const heart of [here, there]) await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  await visit(page, '/home?wishlist=open');
  await drawer.getByRole('tab', { name: 'Restaurants 1' }).click();
  await expectAccessible(page, 'the wishlist');
  await expectNoHorizontalScroll(page, 'the wishlist');
  await page.route('**/wish-list/remove*', (route) =>
    route.fulfill({
      status: 403,
      json: { errors: [{ code: 'store_id', message: 'Not today.' }] },
    }),
  );
  const drawerHeart = drawer.getByRole('button', { name });
  await drawerHeart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  await expect(drawerHeart).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/wish-list/remove*');
  await drawer.getByRole('link', { name: 'Saffron Street Kitchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron Street Kitchen' })).toBeVisible();
  await expect(drawer).toBeHidden();
  const onPage = page.locator('main').getByRole('button', { name });
  await expect(onPage).toHaveAttribute('aria-pressed', 'true');
  await onPage.click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from your wishlist.' })).toBeVisible();
  await expect(onPage).toHaveAttribute('aria-pressed', 'false');
});

/** Refetches the wishes between a tap and its response. */
async function expectHeartKept(page: Page): Promise<void> {
  const tapped = Promise.withResolvers<void>();
  let streams = 0;
  await page.route('**/api/v1/customer/events', async (route) => {
    streams += 1;
    // The end of this stream must not cause another refetch, so the next stream gets no response.
    if (streams > 1) return;
    await tapped.promise;
    await route.fulfill({ contentType: 'text/event-stream', body: 'event: again\ndata: {}\n\n' });
  });
  await start(page, { customer: true });
  await startEmpty(page);
  await page.route('**/wish-list/add*', async (route) => {
    const readAgain = page.waitForResponse(/wish-list\/ids/);
    tapped.resolve();
    await (await readAgain).finished();
    await route.continue();
  });
  const heart = page.getByRole('button', { name: 'Save Saffron Street Kitchen for later' }).first();
  await heart.click();
  await expect(page.getByRole('status').filter({ hasText: 'Added to your wishlist.' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

// Requirements: API-44, RENTAL-08, WISH-03, WISH-07, WISH-08, WISH-13, WISH-14, WISH-16.
test('a wished item opens, is added to the cart and is removed', async ({ page }) => {
  await start(page, { customer: true });
  await startEmpty(page);
  await addWish(page, 'charcoal-chicken-wrap');
  await addWish(page, 'cardamom-knot');
  await visit(page, '/home');
  await openStore(page);
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart' })).toBeVisible();
  await visit(page, '/home?wishlist=open');
  const drawer = page.getByRole('dialog', { name: 'Saved for later' });
  await expect(drawer.getByRole('tab', { name: 'Foods 2' })).toBeVisible();

  await drawer.getByRole('button', { name: 'Add Cardamom knot to the cart' }).click();
  const question = page.getByRole('dialog', { name: 'Start a new cart?' });
  await expect(question).toContainText('You have item from another store in cart.');
  await question.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Cart cleared and item added' })).toBeVisible();

  await drawer.getByRole('button', { name: 'Save Cardamom knot for later' }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await drawer.getByRole('link', { name: 'Charcoal chicken wrap' }).click();
  await expect(page.getByRole('dialog', { name: 'Charcoal chicken wrap' })).toBeVisible();

  await chooseModuleType(page, 'ecommerce');
  await addWish(page, 'hush-headphones');
  await visit(page, '/home?wishlist=open');
  await drawer.getByRole('link', { name: 'Hush headphones' }).click();
  await expect(page).toHaveURL(/\/product\/hush-headphones/);

  // Rental has a wishlist of vehicles and providers with its own endpoints.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await chooseModuleType(page, 'rental');
  await visit(page, '/rental/provider-details?id=harbour-wheels');
  const main = page.locator('main');
  for (const name of ['Harbour Wheels', 'Dune 4×4'])
    await main.getByRole('button', { name: `Save ${name} for later` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added to your wishlist.' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click();
  await expect(drawer.getByRole('tab', { name: 'Vehicles 1' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Dune 4×4' })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Providers 1' }).click();
  await expect(drawer.getByRole('link', { name: 'Harbour Wheels' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Save Harbour Wheels for later' }).click();
  await expect(drawer.getByRole('heading', { name: 'No favourite providers found' })).toBeVisible();
  expect(requests).toContain('GET /api/v1/rental/user/wish-list');
  expect(requests).not.toContain('GET /api/v1/customer/wish-list');
});
