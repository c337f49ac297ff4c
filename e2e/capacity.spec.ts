import type { APIRequestContext, Page } from '@playwright/test';
import { consoleOrigin, signInTo } from './support/console.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { placeByApi } from './support/orders.ts';
import { start } from './support/start.ts';
import { enterContact } from './support/steps.ts';
import { createVisitor, type Visitor } from './support/visitor.ts';

// Before the sign-in to the console there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

/** A store that no other journey orders from. */
const STORE = { slug: 'cardamom-cup', name: 'Cardamom Cup' };

type Times = { days: { slots: { schedule_at: string; starts: string; ends: string }[] }[] };
type Items = { products: { id: number; food_variations: unknown[]; available_time_starts: string | null }[] };

/** Puts an item without choices, which is served all day, into a visitor's cart. */
async function fill(request: APIRequestContext, { headers, stored }: Visitor, storeId: number) {
  const listed = await request.get(`/api/v1/items/latest?store_id=${storeId}&limit=50&offset=1`, { headers });
  const item = ((await listed.json()) as Items).products.find(
    (one) => one.food_variations.length === 0 && one.available_time_starts === null,
  );
  const data = { guest_id: stored.guest_id, item_id: item?.id, quantity: 1, variation: [] };
  const added = await request.post('/api/v1/customer/cart/add', { headers, data });
  expect(added.ok(), await added.text()).toBe(true);
}

async function limitOrders(page: Page, orders: string): Promise<void> {
  await page.getByLabel('Orders per time slot').fill(orders);
  const form = page.locator('form').filter({ has: page.getByLabel('Orders per time slot') });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

test('a store that limits the orders of a slot offers it until it is full, and the checkout says that it is', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const office = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(office, origin, world.account('operator'));
  await office.goto(`${origin}/stores?search=${STORE.name}`);
  await office.getByRole('link', { name: STORE.name }).click();
  await limitOrders(office, '1');
  await expectAccessible(office, 'a store with a limit of orders');

  const { request } = page;
  const other = await createVisitor(request);
  const { id } = (await (await request.get(`/api/v1/stores/details/${STORE.slug}`, other)).json()) as {
    id: number;
  };
  const times = await request.get(`/api/v1/customer/order/time-slots?store_id=${id}`);
  const slot = ((await times.json()) as Times).days[3]?.slots[2];
  await fill(request, other, id);
  await placeByApi(request, other, { schedule_at: slot?.schedule_at });

  await start(page, { at: '/home' });
  const stored = await page.evaluate(
    (): Record<string, string> => Object.fromEntries(Object.entries(localStorage)),
  );
  await fill(request, { headers: other.headers, cookies: {}, stored }, id);
  await page.goto('/checkout?page=cart');
  await enterContact(page);
  const when = page.getByRole('group', { name: 'Day' });
  await when.getByRole('button').nth(3).click();
  await expect(page.getByText('One time is full.')).toBeVisible();
  await expect(page.getByText(`${slot?.starts}–${slot?.ends}`)).toBeHidden();
  await expectAccessible(page, 'a checkout with a full time');
  await limitOrders(office, '0');
  await page.reload();
  await when.getByRole('button').nth(3).click();
  await expect(page.getByText('One time is full.')).toBeHidden();
});
