import { addToCart } from '@errand/contract/cart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cartOf,
  codeOf,
  LARGE,
  only,
  SAUCES,
  type Sent,
  SIZE,
  SMALL,
  stocked,
  visitor,
} from '../../../test/carts.ts';
import { makeAddOn, makeItem, makeStore, makeVariation } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { items } from '../catalog/catalog.tables.ts';
import { cartRoutes } from './cart.routes.ts';
import { carts } from './cart.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: cartRoutes });
});
afterAll(() => api.stop());

// Requirements: API-37, CART-22, CART-25, SESSION-13.
test('a food line is added with its options and returned with the server’s prices', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE, SAUCES], discount: 10, priceMinor: 1050 });
  const addOn = await makeAddOn(api.db, item.storeId, item.id);
  const guest = await visitor(api, item.moduleId);
  const cart = await guest.add(item.id, {
    model: 'Item',
    price: 14.5,
    quantity: 2,
    variation: [LARGE, { name: 'Sauces', values: { label: ['Tahini'] } }],
    add_on_ids: [addOn.id],
    add_on_qtys: [3],
  });
  expect(only(cart)).toMatchObject({
    user_id: guest.guestId,
    is_guest: true,
    module_id: item.moduleId,
    item_id: item.id,
    item_type: 'Item',
    add_on_ids: [addOn.id],
    add_on_qtys: [3],
    price: 14.5,
    unit_price: 14.5,
    quantity: 2,
    add_ons_price: 4.5,
    discount_amount: 2.9,
    total_before_discount: 33.5,
    total_price: 30.6,
    variation: [LARGE, { name: 'Sauces', values: { label: ['Tahini'] } }],
    problem: null,
    problem_message: null,
    item: { id: item.id, name: item.name.en, price: 10.5 },
  });
  expect(await guest.list()).toEqual(cart);
});

// Requirements: CART-26.
test('a line of other modules has one variation, with its own price and stock', async () => {
  const item = await stocked(api.db, { stock: 9 });
  await makeVariation(api.db, item.id, { type: '1 kg', priceMinor: 799, stock: 3 });
  await makeVariation(api.db, item.id, { type: '2 kg', priceMinor: 1500, stock: 6 });
  const guest = await visitor(api, item.moduleId);
  const cart = await guest.add(item.id, {
    quantity: 3,
    variation: [{ type: '1 kg', price: 7.99, stock: 3 }],
  });
  expect(only(cart)).toMatchObject({
    unit_price: 7.99,
    total_price: 23.97,
    variation: [{ type: '1 kg', price: 7.99, stock: 3 }],
  });
  await guest.add(item.id, { variation: [{ type: '2 kg' }] });
  expect(await guest.list()).toHaveLength(2);
  expect(await codeOf(guest.add(item.id, { variation: [{ type: '1 kg' }] }))).toBe('403 out_of_stock');
  expect(await codeOf(guest.add(item.id))).toBe('403 variation_required');
  expect(await codeOf(guest.add(item.id, { variation: [{ type: '5 kg' }] }))).toBe('403 variation_unknown');
  expect(await codeOf(guest.add(item.id, { variation: [{ type: '1 kg' }, { type: '2 kg' }] }))).toBe(
    '403 variation',
  );
});

test('the same options in any order and language are one line', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE, SAUCES] });
  const guest = await visitor(api, item.moduleId);
  const arabic = cartOf(api, { guestId: guest.guestId, moduleId: item.moduleId, language: 'ar' });
  await guest.add(item.id, {
    variation: [LARGE, { name: 'Sauces', values: { label: ['Tahini', 'Garlic'] } }],
  });
  await guest.add(item.id, {
    variation: [{ name: 'Sauces', values: { label: ['Garlic', 'Tahini'] } }, LARGE],
  });
  const shown = await arabic.add(item.id, {
    variation: [
      { name: 'الحجم', values: { label: ['كبير'] } },
      { name: 'الصلصات', values: { label: ['Garlic', 'Tahini'] } },
    ],
  });
  expect(only(shown)).toMatchObject({
    quantity: 3,
    variation: [{ name: 'الحجم', values: { label: ['كبير'] } }, {}],
  });
  await guest.add(item.id, { variation: [SMALL] });
  expect((await guest.list()).map((line) => line.quantity)).toEqual([3, 1]);
});

test('invalid options are rejected with the group’s name', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE, SAUCES] });
  const guest = await visitor(api, item.moduleId);
  const missing = await rejectionOf(guest.add(item.id));
  expect([missing.code, missing.message]).toEqual([
    'variation_required',
    'Variation Size can not remain without selection.',
  ]);
  const arabic = cartOf(api, { guestId: guest.guestId, moduleId: item.moduleId, language: 'ar' });
  expect((await rejectionOf(arabic.add(item.id))).details.name).toBe('الحجم');
  const many = { name: 'Sauces', values: { label: ['Garlic', 'Tahini', 'Chilli'] } };
  const count = await rejectionOf(guest.add(item.id, { variation: [LARGE, many] }));
  expect(count.message).toBe('Selected variation named Sauces must be in between Minimum 1 and Maximum 2');
  const unknown = { name: 'Size', values: { label: ['Huge'] } };
  expect(await codeOf(guest.add(item.id, { variation: [unknown] }))).toBe('403 variation_unknown');
  expect(await codeOf(guest.add(item.id, { variation: [{ type: 'Large' }] }))).toBe('403 variation_unknown');
  const elsewhere = await makeAddOn(api.db, item.storeId);
  expect(await codeOf(guest.add(item.id, { variation: [SMALL], add_on_ids: [elsewhere.id] }))).toBe(
    '403 add_on_unknown',
  );
  expect(await guest.list()).toEqual([]);
});

test('a missing add-on quantity is one, zero drops the add-on, and excess quantities are rejected', async () => {
  const item = await makeItem(api.db);
  const cheese = await makeAddOn(api.db, item.storeId, item.id);
  const olives = await makeAddOn(api.db, item.storeId, item.id);
  const guest = await visitor(api, item.moduleId);
  const cart = await guest.add(item.id, { add_on_ids: [cheese.id, olives.id], add_on_qtys: [0] });
  expect(only(cart)).toMatchObject({ add_on_ids: [olives.id], add_on_qtys: [1], add_ons_price: 1.5 });
  expect(await codeOf(guest.add(item.id, { add_on_ids: [], add_on_qtys: [1] }))).toBe('403 add_on_qtys');
});

// Requirements: CART-29, CART-30, CART-31, CART-32, CART-33.
test('stock limits all modules except food, and an item’s own limit applies in every module', async () => {
  const rice = await stocked(api.db, { stock: 2 });
  const shopper = await visitor(api, rice.moduleId);
  await shopper.add(rice.id, { quantity: 2 });
  const stock = await rejectionOf(shopper.add(rice.id));
  expect([stock.status, stock.code, stock.message, stock.details.maximum]).toEqual([
    403,
    'out_of_stock',
    'Out of Stock',
    2,
  ]);
  const soup = await makeItem(api.db, { foodGroups: [SIZE], maximumCartQuantity: 3, stock: 1 });
  const eater = await visitor(api, soup.moduleId);
  await eater.add(soup.id, { variation: [SMALL], quantity: 2 });
  await eater.add(soup.id, { variation: [LARGE] });
  const limits = await rejectionOf(eater.add(soup.id, { variation: [LARGE] }));
  expect([limits.code, limits.message]).toEqual(['out_of_limits', 'Out of Limits']);
  const [small] = await eater.list();
  expect(await codeOf(eater.update(small?.id ?? 0, 3))).toBe('403 out_of_limits');
});

// Requirements: CART-39, CART-41.
test('an item of another store is rejected with 409 and the cart is unchanged', async () => {
  const first = await makeItem(api.db);
  const other = await makeItem(api.db, {
    storeId: (await makeStore(api.db, { moduleId: first.moduleId })).id,
  });
  const guest = await visitor(api, first.moduleId);
  const before = await guest.add(first.id, { quantity: 2 });
  const error = await rejectionOf(guest.add(other.id));
  expect([error.status, error.code, error.details.store_id]).toEqual([409, 'other_store', first.storeId]);
  expect(error.message).toBe(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  );
  expect(await guest.list()).toEqual(before);
});

// Requirements: CART-40.
test('a confirmed addition replaces the other store’s lines in one step, unless it is rejected', async () => {
  const first = await makeItem(api.db);
  const store = await makeStore(api.db, { moduleId: first.moduleId });
  const other = await makeItem(api.db, { storeId: store.id, maximumCartQuantity: 2 });
  const guest = await visitor(api, first.moduleId);
  const before = await guest.add(first.id);
  expect(await codeOf(guest.add(other.id, { replace: true, quantity: 3 }))).toBe('403 out_of_limits');
  expect(await guest.list()).toEqual(before);
  const after = await guest.add(other.id, { replace: true, quantity: 2 });
  expect(only(after)).toMatchObject({ item_id: other.id, quantity: 2 });
  const [row] = await api.db
    .select()
    .from(carts)
    .where(eq(carts.owner, `guest:${guest.guestId}`));
  expect(row?.storeId).toBe(store.id);
});

test('a price that differs from the current one is rejected with the current one', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE] });
  const guest = await visitor(api, item.moduleId);
  const error = await rejectionOf(guest.add(item.id, { variation: [LARGE], price: 10 }));
  expect([error.status, error.code, error.details.unit_price]).toEqual([409, 'price_changed', 13]);
  expect(await guest.list()).toEqual([]);
  const { id } = only(await guest.add(item.id, { variation: [LARGE], price: 13.000000000001 }));
  await api.db.update(items).set({ priceMinor: 1100 }).where(eq(items.id, item.id));
  expect(only(await guest.list())).toMatchObject({ unit_price: 14, total_price: 14, problem: null });
  expect(await codeOf(guest.update(id, 2, { price: 13 }))).toBe('409 price_changed');
  expect(await codeOf(guest.add(item.id, { variation: [LARGE], price: 1e300 }))).toBe('409 price_changed');
  expect(only(await guest.update(id, 2, { price: 14 }))).toMatchObject({ quantity: 2, total_price: 28 });
});

test('an item that is currently unavailable is not added', async () => {
  const off = await makeItem(api.db, { active: false });
  const campaign = await makeItem(api.db, {
    campaignStarts: new Date('2026-03-01'),
    campaignEnds: new Date('2026-03-30'),
  });
  const evening = await makeItem(api.db, { availableFrom: 18 * 60, availableTo: 22 * 60 });
  const later = await makeItem(api.db, { availableFrom: 18 * 60, availableTo: 22 * 60, scheduleOrder: true });
  const asGuest = async (item: { id: number; moduleId: number }, sent: Partial<Sent> = {}) =>
    (await visitor(api, item.moduleId)).add(item.id, sent);
  expect(await codeOf(asGuest(off))).toBe('403 item_unavailable');
  expect(await codeOf(asGuest(campaign))).toBe('403 campaign_item');
  expect(await codeOf(asGuest(await makeItem(api.db), { model: 'ItemCampaign' }))).toBe(
    '403 not_in_campaign',
  );
  expect(await codeOf(asGuest({ ...off, id: 999_999 }))).toBe('403 item_unavailable');
  const closed = await rejectionOf(asGuest(evening));
  expect([closed.code, closed.message]).toEqual([
    'not_available',
    'Not Available now. Sold again from 18:00.',
  ]);
  expect(await asGuest(later)).toHaveLength(1);
});

// Requirements: CART-51.
test('invalid quantities and ids are rejected without a server error', async () => {
  const item = await makeItem(api.db);
  const guest = await visitor(api, item.moduleId);
  const bad: object[] = [
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: 1001 },
    { quantity: 'many' },
    { item_id: 'x' },
    { item_id: 1e300 },
    { item_id: 4_000_000_000 },
    { variation: 'Large' },
    { variation: [{ name: 'Size' }] },
    { variation: [{ name: 'nul \0', values: { label: ['\0'] } }] },
    { add_on_ids: 'all' },
    { add_on_ids: Array(51).fill(1) },
    { price: 'cheap' },
    { model: 'Coupon' },
  ];
  for (const sent of bad) {
    expect((await rejectionOf(guest.add(item.id, sent as Partial<Sent>))).status, JSON.stringify(sent)).toBe(
      403,
    );
  }
  expect((await rejectionOf(guest.remove(1e18))).status).toBeLessThan(500);
  expect(
    (await rejectionOf(cartOf(api, { guestId: guest.guestId, moduleId: 5_000_000_000 }).add(item.id))).status,
  ).toBe(403);
  const missing = await api.inject({
    method: 'POST',
    url: `${addToCart.path}?guest_id=${guest.guestId}`,
    headers: { moduleid: String(item.moduleId) },
  });
  expect([missing.statusCode, missing.json().errors.map((error: { code: string }) => error.code)]).toEqual([
    403,
    ['item_id', 'quantity'],
  ]);
});
