import { ApiError, type InputOf } from '@errand/contract';
import {
  addToCart,
  type CartLine,
  clearCart,
  listCart,
  removeFromCart,
  updateCart,
} from '@errand/contract/cart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeAddOn,
  makeCustomer,
  makeGuest,
  makeItem,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeVariation,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import type { FoodGroupRow } from '../catalog/catalog.tables.ts';
import { items, itemVariations } from '../catalog/catalog.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import { cartRoutes } from './cart.routes.ts';
import { cartLines, carts } from './cart.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: cartRoutes });
});
afterAll(() => api.stop());

const SIZE: FoodGroupRow = {
  name: { en: 'Size', ar: 'الحجم' },
  type: 'single',
  required: true,
  min: 0,
  max: 0,
  values: [
    { label: { en: 'Small', ar: 'صغير' }, optionMajor: 0 },
    { label: { en: 'Large', ar: 'كبير' }, optionMajor: 3 },
  ],
};
const SAUCES: FoodGroupRow = {
  name: { en: 'Sauces', ar: 'الصلصات' },
  type: 'multi',
  required: false,
  min: 1,
  max: 2,
  values: ['Garlic', 'Tahini', 'Chilli'].map((en) => ({ label: { en }, optionMajor: 1 })),
};
const LARGE = { name: 'Size', values: { label: ['Large'] } };
const SMALL = { name: 'Size', values: { label: ['Small'] } };

type Sent = InputOf<typeof addToCart>['body'];

/** A new guest in a module with the calls of their cart. */
async function visitor(moduleId: number, language: 'en' | 'ar' = 'en') {
  const guest = await makeGuest(api.db);
  return { guestId: guest.id, ...cartOf({ guestId: guest.id, moduleId, language }) };
}

function cartOf(viewer: Parameters<TestApi['client']>[0]) {
  const client = api.client(viewer);
  return {
    list: () => client.call(listCart, { query: {} }),
    add: (item_id: number, sent: Partial<Sent> = {}) =>
      client.call(addToCart, { query: {}, body: { item_id, quantity: 1, ...sent } }),
    update: (cart_id: number, quantity: number, sent: object = {}) =>
      client.call(updateCart, { query: {}, body: { cart_id, quantity, ...sent } }),
    remove: (cart_id?: number) => client.call(removeFromCart, { query: { cart_id } }),
    clear: () => client.call(clearCart, { query: {} }),
  };
}

async function food(overrides: Parameters<typeof makeItem>[1] = {}) {
  return makeItem(api.db, overrides);
}

async function stocked(overrides: Parameters<typeof makeItem>[1] = {}) {
  const module = await makeModule(api.db, { type: 'grocery' });
  const store = await makeStore(api.db, { moduleId: module.id });
  return makeItem(api.db, { storeId: store.id, stock: 5, ...overrides });
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  const { status, code } = await rejectionOf(call);
  return `${status} ${code}`;
}

function only(cart: CartLine[]): CartLine {
  const [line] = cart;
  if (!line || cart.length !== 1) throw new Error(`one line expected, not ${cart.length}`);
  return line;
}

test('[API-37] [CART-22] [CART-25] [SESSION-13] a food line is added with its options and returned with the server’s prices', async () => {
  const item = await food({ foodGroups: [SIZE, SAUCES], discount: 10, priceMinor: 1050 });
  const addOn = await makeAddOn(api.db, item.storeId, item.id);
  const guest = await visitor(item.moduleId);
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

test('[CART-26] a line of other modules has one variation, with its own price and stock', async () => {
  const item = await stocked({ stock: 9 });
  await makeVariation(api.db, item.id, { type: '1 kg', priceMinor: 799, stock: 3 });
  await makeVariation(api.db, item.id, { type: '2 kg', priceMinor: 1500, stock: 6 });
  const guest = await visitor(item.moduleId);
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
  const item = await food({ foodGroups: [SIZE, SAUCES] });
  const guest = await visitor(item.moduleId);
  const arabic = cartOf({ guestId: guest.guestId, moduleId: item.moduleId, language: 'ar' });
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
  const item = await food({ foodGroups: [SIZE, SAUCES] });
  const guest = await visitor(item.moduleId);
  const missing = await rejectionOf(guest.add(item.id));
  expect([missing.code, missing.message]).toEqual([
    'variation_required',
    'Variation Size can not remain without selection.',
  ]);
  const arabic = cartOf({ guestId: guest.guestId, moduleId: item.moduleId, language: 'ar' });
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
  const item = await food();
  const cheese = await makeAddOn(api.db, item.storeId, item.id);
  const olives = await makeAddOn(api.db, item.storeId, item.id);
  const guest = await visitor(item.moduleId);
  const cart = await guest.add(item.id, { add_on_ids: [cheese.id, olives.id], add_on_qtys: [0] });
  expect(only(cart)).toMatchObject({ add_on_ids: [olives.id], add_on_qtys: [1], add_ons_price: 1.5 });
  expect(await codeOf(guest.add(item.id, { add_on_ids: [], add_on_qtys: [1] }))).toBe('403 add_on_qtys');
});

test('[CART-29] [CART-30] [CART-31] [CART-32] [CART-33] stock limits the other modules, the item limit every one, and stock never limits food', async () => {
  const rice = await stocked({ stock: 2 });
  const shopper = await visitor(rice.moduleId);
  await shopper.add(rice.id, { quantity: 2 });
  const stock = await rejectionOf(shopper.add(rice.id));
  expect([stock.status, stock.code, stock.message, stock.details.maximum]).toEqual([
    403,
    'out_of_stock',
    'Out of Stock',
    2,
  ]);
  const soup = await food({ foodGroups: [SIZE], maximumCartQuantity: 3, stock: 1 });
  const eater = await visitor(soup.moduleId);
  await eater.add(soup.id, { variation: [SMALL], quantity: 2 });
  await eater.add(soup.id, { variation: [LARGE] });
  const limits = await rejectionOf(eater.add(soup.id, { variation: [LARGE] }));
  expect([limits.code, limits.message]).toEqual(['out_of_limits', 'Out of Limits']);
  const [small] = await eater.list();
  expect(await codeOf(eater.update(small?.id ?? 0, 3))).toBe('403 out_of_limits');
});

test('[CART-39] [CART-41] an item of another store is rejected with 409 and the cart is unchanged', async () => {
  const first = await food();
  const other = await makeItem(api.db, {
    storeId: (await makeStore(api.db, { moduleId: first.moduleId })).id,
  });
  const guest = await visitor(first.moduleId);
  const before = await guest.add(first.id, { quantity: 2 });
  const error = await rejectionOf(guest.add(other.id));
  expect([error.status, error.code, error.details.store_id]).toEqual([409, 'other_store', first.storeId]);
  expect(error.message).toBe(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  );
  expect(await guest.list()).toEqual(before);
});

test('[CART-40] a confirmed addition replaces the other store’s lines in one step, unless it is rejected', async () => {
  const first = await food();
  const store = await makeStore(api.db, { moduleId: first.moduleId });
  const other = await makeItem(api.db, { storeId: store.id, maximumCartQuantity: 2 });
  const guest = await visitor(first.moduleId);
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

test('[CART-20] the carts of two modules are independent', async () => {
  const dinner = await food();
  const rice = await stocked();
  const guest = await visitor(dinner.moduleId);
  const grocery = cartOf({ guestId: guest.guestId, moduleId: rice.moduleId });
  await guest.add(dinner.id);
  await grocery.add(rice.id, { quantity: 2 });
  expect(only(await guest.list()).item_id).toBe(dinner.id);
  expect(only(await grocery.list()).item_id).toBe(rice.id);
  expect(await codeOf(guest.add(rice.id))).toBe('403 item_unavailable');
  await guest.clear();
  expect(await grocery.list()).toHaveLength(1);
});

test('a price that differs from the current one is rejected with the current one', async () => {
  const item = await food({ foodGroups: [SIZE] });
  const guest = await visitor(item.moduleId);
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

test('a changed price is flagged until the visitor accepts it by repeating the update or by a change', async () => {
  const item = await food({ foodGroups: [SIZE], discount: 10 });
  const guest = await visitor(item.moduleId);
  const { id, price_change } = only(await guest.add(item.id, { variation: [LARGE], quantity: 2 }));
  expect(price_change).toBeNull();
  const priced = (priceMinor: number) =>
    api.db.update(items).set({ priceMinor }).where(eq(items.id, item.id));
  await priced(1200);
  expect(only(await guest.list())).toMatchObject({ price_change: { was: 11.7, now: 13.5 }, problem: null });
  expect(await codeOf(guest.update(id, 2, { price: 13 }))).toBe('409 price_changed');
  expect(only(await guest.update(id, 2, { price: 15 }))).toMatchObject({ price_change: null, quantity: 2 });
  expect(await codeOf(guest.update(id, 2, { price: 15 }))).toBe('403 no_changes');
  await priced(800);
  expect(only(await guest.list()).price_change).toEqual({ was: 13.5, now: 9.9 });
  expect(only(await guest.update(id, 3)).price_change).toBeNull();
});

test('an item that is currently unavailable is not added', async () => {
  const off = await food({ active: false });
  const campaign = await food({
    campaignStarts: new Date('2026-03-01'),
    campaignEnds: new Date('2026-03-30'),
  });
  const evening = await food({ availableFrom: 18 * 60, availableTo: 22 * 60 });
  const later = await food({ availableFrom: 18 * 60, availableTo: 22 * 60, scheduleOrder: true });
  const asGuest = async (item: { id: number; moduleId: number }, sent: Partial<Sent> = {}) =>
    (await visitor(item.moduleId)).add(item.id, sent);
  expect(await codeOf(asGuest(off))).toBe('403 item_unavailable');
  expect(await codeOf(asGuest(campaign))).toBe('403 item_unavailable');
  expect(await codeOf(asGuest(await food(), { model: 'ItemCampaign' }))).toBe('403 item_unavailable');
  expect(await codeOf(asGuest({ ...off, id: 999_999 }))).toBe('403 item_unavailable');
  const closed = await rejectionOf(asGuest(evening));
  expect([closed.code, closed.message]).toEqual(['not_available', 'Not Available now']);
  expect(await asGuest(later)).toHaveLength(1);
});

test('a line that can no longer be ordered has a problem, keeps its place, and can be reduced or removed', async () => {
  const item = await stocked({ stock: 5 });
  await makeVariation(api.db, item.id, { type: 'Red', stock: 5 });
  await makeVariation(api.db, item.id, { type: 'Blue', stock: 5 });
  const guest = await visitor(item.moduleId);
  const { id } = only(await guest.add(item.id, { quantity: 4, variation: [{ type: 'Red' }] }));
  const problem = async () => {
    const line = only(await guest.list());
    return [line.problem, line.problem_message];
  };
  const stock = (left: number) =>
    api.db.update(itemVariations).set({ stock: left }).where(eq(itemVariations.type, 'Red'));

  await stock(3);
  expect(await problem()).toEqual(['out_of_stock', 'Out of Stock']);
  expect(only(await guest.list()).problem_maximum).toBe(3);
  expect(await codeOf(guest.update(id, 5))).toBe('403 out_of_stock');
  expect(only(await guest.update(id, 3))).toMatchObject({ quantity: 3, problem: null });
  await stock(0);
  expect((await problem())[0]).toBe('variation_out_of_stock');
  await api.db.delete(itemVariations).where(eq(itemVariations.type, 'Red'));
  expect((await problem())[0]).toBe('variation_unknown');
  await api.db.update(items).set({ active: false }).where(eq(items.id, item.id));
  expect((await problem())[0]).toBe('item_unavailable');
  expect(await codeOf(guest.update(id, 4))).toMatch(/^403/);
  expect(only(await guest.update(id, 1)).quantity).toBe(1);
  expect(await guest.remove(id)).toEqual([]);
});

test('a line outside its hours or of a disabled store has a problem, one of a closed store does not', async () => {
  const item = await food({ availableFrom: 11 * 60, availableTo: 13 * 60 });
  const guest = await visitor(item.moduleId);
  await guest.add(item.id);
  api.clock.advance(2 * 3_600_000);
  expect(only(await guest.list()).problem).toBe('not_available');
  api.clock.advance(-2 * 3_600_000);
  await api.db.update(stores).set({ alwaysOpen: false }).where(eq(stores.id, item.storeId));
  expect(only(await guest.list()).problem).toBeNull();
  await api.db.update(stores).set({ active: false }).where(eq(stores.id, item.storeId));
  expect(only(await guest.list()).problem).toBe('item_unavailable');
});

test('[API-38] [CART-23] an update changes the quantity alone or the whole line', async () => {
  const item = await food({ foodGroups: [SIZE, SAUCES] });
  const addOn = await makeAddOn(api.db, item.storeId, item.id);
  const guest = await visitor(item.moduleId);
  const { id } = only(await guest.add(item.id, { variation: [SMALL], quantity: 3 }));
  expect(only(await guest.update(id, 2))).toMatchObject({ id, quantity: 2, variation: [SMALL] });
  const all = {
    item_id: item.id,
    model: 'Item',
    variation: [LARGE],
    add_on_ids: [addOn.id],
    add_on_qtys: [2],
    price: 13,
  };
  expect(only(await guest.update(id, 2, all))).toMatchObject({
    id,
    unit_price: 13,
    add_ons_price: 3,
    total_price: 29,
  });
  expect(only(await guest.update(id, 2, { add_on_ids: [] }))).toMatchObject({
    add_on_ids: [],
    variation: [LARGE],
  });
  expect(await codeOf(guest.update(id, 2, { item_id: item.id + 1 }))).toBe('403 item_id');
});

test('[CART-47] an update without a change is rejected', async () => {
  const item = await food({ foodGroups: [SIZE] });
  const guest = await visitor(item.moduleId);
  const { id } = only(await guest.add(item.id, { variation: [SMALL], quantity: 2 }));
  const error = await rejectionOf(guest.update(id, 2, { variation: [SMALL], add_on_ids: [] }));
  expect([error.status, error.code, error.message]).toEqual([
    403,
    'no_changes',
    'No changes found to update.',
  ]);
});

test('a line edited to equal another is merged with it, within the limits', async () => {
  const item = await food({ foodGroups: [SIZE], maximumCartQuantity: 5 });
  const guest = await visitor(item.moduleId);
  await guest.add(item.id, { variation: [SMALL], quantity: 2 });
  const [, large] = await guest.add(item.id, { variation: [LARGE], quantity: 3 });
  const id = large?.id ?? 0;
  expect(await codeOf(guest.update(id, 4, { variation: [SMALL] }))).toBe('403 out_of_limits');
  expect(only(await guest.update(id, 3, { variation: [SMALL] }))).toMatchObject({
    id,
    quantity: 5,
    variation: [SMALL],
  });
});

test('[API-39] a line is removed by its id', async () => {
  const item = await food({ foodGroups: [SIZE] });
  const guest = await visitor(item.moduleId);
  await guest.add(item.id, { variation: [SMALL] });
  const [small, large] = await guest.add(item.id, { variation: [LARGE] });
  expect(only(await guest.remove(small?.id)).id).toBe(large?.id);
  expect(await codeOf(guest.remove(small?.id))).toBe('404 cart_line_gone');
  expect(await codeOf(guest.update(small?.id ?? 0, 2))).toBe('404 cart_line_gone');
});

test('[API-40] both forms of clearing empty the module’s cart, also an empty one', async () => {
  const item = await food();
  const guest = await visitor(item.moduleId);
  await guest.add(item.id);
  expect(await guest.remove()).toEqual([]);
  expect(await guest.list()).toEqual([]);
  await guest.add(item.id);
  expect(await guest.clear()).toEqual({ message: 'Cart cleared.' });
  expect(await guest.clear()).toEqual({ message: 'Cart cleared.' });
  expect(await guest.list()).toEqual([]);
});

test('[API-35] [API-36] [SESSION-10] a customer’s cart belongs to the token, a guest’s to the guest_id of query or body', async () => {
  const item = await food();
  const customer = await makeCustomer(api.db);
  const guest = await visitor(item.moduleId);
  const signedIn = cartOf({ token: customer.token, moduleId: item.moduleId });
  expect(only(await signedIn.add(item.id))).toMatchObject({ user_id: String(customer.id), is_guest: false });
  expect(await guest.list()).toEqual([]);
  const both = cartOf({ token: customer.token, guestId: guest.guestId, moduleId: item.moduleId });
  expect(await both.list()).toHaveLength(1);
  const inBody = await api.client({ moduleId: item.moduleId }).call(addToCart, {
    query: {},
    body: { guest_id: guest.guestId, item_id: item.id, quantity: 4 },
  });
  expect(only(inBody)).toMatchObject({ user_id: guest.guestId, quantity: 4 });
});

test('an unknown guest id, or a missing token or module, is rejected', async () => {
  const item = await food();
  const moduleId = item.moduleId;
  const guest = await visitor(moduleId);
  for (const viewer of [{ moduleId }, { moduleId, guestId: 'made-up' }, { moduleId, guestId: '0' }]) {
    const stranger = cartOf(viewer);
    expect(await codeOf(stranger.list())).toBe('401 guest_required');
    expect(await codeOf(stranger.add(item.id))).toBe('401 guest_required');
    expect(await codeOf(stranger.update(1, 1))).toBe('401 guest_required');
    expect(await codeOf(stranger.remove())).toBe('401 guest_required');
    expect(await codeOf(stranger.clear())).toBe('401 guest_required');
  }
  expect(await codeOf(cartOf({ moduleId, token: 'ended', guestId: guest.guestId }).list())).toBe(
    '401 unauthenticated',
  );
  expect(await codeOf(cartOf({ guestId: guest.guestId }).list())).toBe('403 module_required');
  expect(await codeOf(cartOf({ guestId: guest.guestId }).add(item.id))).toBe('403 module_required');
  expect(await codeOf(cartOf({ guestId: guest.guestId, moduleId: 99_999 }).add(item.id))).toBe(
    '403 module_required',
  );
});

test('another visitor’s line can be neither changed nor removed', async () => {
  const item = await food();
  const owner = await visitor(item.moduleId);
  const thief = await visitor(item.moduleId);
  const customer = cartOf({ token: (await makeCustomer(api.db)).token, moduleId: item.moduleId });
  const { id } = only(await owner.add(item.id));
  for (const other of [thief, customer]) {
    expect(await codeOf(other.update(id, 9))).toBe('404 cart_line_gone');
    expect(await codeOf(other.remove(id))).toBe('404 cart_line_gone');
    await other.clear();
  }
  expect(only(await owner.list())).toMatchObject({ id, quantity: 1 });
});

test('[CART-51] invalid quantities and ids are rejected without a server error', async () => {
  const item = await food();
  const guest = await visitor(item.moduleId);
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
    (await rejectionOf(cartOf({ guestId: guest.guestId, moduleId: 5_000_000_000 }).add(item.id))).status,
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

test('the store’s offer applies in the cart as at checkout: from its minimum, up to its cap', async () => {
  const item = await food({ discount: 50 });
  await makeStoreDiscount(api.db, item.storeId, {
    percent: 20,
    minPurchaseMinor: 3000,
    maxDiscountMinor: 900,
  });
  const guest = await visitor(item.moduleId);
  const { id } = only(await guest.add(item.id));
  expect(only(await guest.list())).toMatchObject({ discount_amount: 5 });
  expect(only(await guest.update(id, 3))).toMatchObject({ discount_amount: 6 });
  expect(only(await guest.update(id, 10))).toMatchObject({ discount_amount: 9, total_price: 91 });
});

test('the owner’s devices receive an event for every change and for no rejected one', async () => {
  const item = await food();
  const guest = await visitor(item.moduleId);
  const events: unknown[] = [];
  const leave = api.deps.events.subscribe(ownerTopic(`guest:${guest.guestId}`), (data) => events.push(data));
  await guest.add(item.id);
  await rejectionOf(guest.add(999_999));
  await guest.clear();
  const event = { kind: 'cart', module_id: item.moduleId, by: null };
  await expect.poll(() => events).toEqual([event, event]);
  leave();
});

test('an addition repeated with its idempotency key adds nothing', async () => {
  const item = await food({ foodGroups: [SIZE] });
  const guest = await visitor(item.moduleId);
  const viewer = { guestId: guest.guestId, moduleId: item.moduleId };
  const add = (idempotencyKey: string, label = SMALL) =>
    cartOf({ ...viewer, idempotencyKey }).add(item.id, { variation: [label] });
  const first = await add('one');
  expect(await add('one')).toEqual(first);
  await add('two');
  await add('three', LARGE);
  for (const key of ['one', 'two']) await add(key);
  expect((await add('three', LARGE)).map((line) => line.quantity)).toEqual([2, 1]);
  const atOnce = await Promise.all([add('four'), add('four'), add('four')]);
  expect(atOnce.map(([line]) => line?.quantity)).toEqual([3, 3, 3]);
});

test('the same line added twice concurrently is one line of two', async () => {
  const item = await food({ foodGroups: [SIZE] });
  const guest = await visitor(item.moduleId);
  await Promise.all([guest.add(item.id, { variation: [LARGE] }), guest.add(item.id, { variation: [LARGE] })]);
  expect(only(await guest.list()).quantity).toBe(2);
});

test('of fifty concurrent additions only those within the limit succeed', async () => {
  const item = await food({ maximumCartQuantity: 7 });
  const guest = await visitor(item.moduleId);
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => guest.add(item.id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(only(await guest.list()).quantity).toBe(7);
  const rows = await api.db.select().from(cartLines).where(eq(cartLines.itemId, item.id));
  expect(rows).toHaveLength(1);
});

test('of concurrent additions from two stores to an empty cart exactly one succeeds', async () => {
  const first = await food();
  const other = await makeItem(api.db, {
    storeId: (await makeStore(api.db, { moduleId: first.moduleId })).id,
  });
  const guest = await visitor(first.moduleId);
  const outcomes = await Promise.allSettled([
    guest.add(first.id),
    guest.add(other.id),
    guest.add(first.id),
    guest.add(other.id),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(only(await guest.list()).quantity).toBe(2);
});

test('an update concurrent with a removal leaves no line, and a rejected update reports it as gone', async () => {
  const item = await food();
  for (let round = 0; round < 5; round += 1) {
    const guest = await visitor(item.moduleId);
    const { id } = only(await guest.add(item.id));
    const [updated, removed] = await Promise.allSettled([guest.update(id, 5), guest.remove(id)]);
    expect(removed.status).toBe('fulfilled');
    const problem = updated.status === 'rejected' ? (updated.reason as ApiError).code : 'cart_line_gone';
    expect(problem).toBe('cart_line_gone');
    expect(await guest.list()).toEqual([]);
  }
});

test('a clearing concurrent with additions leaves at most those added after it', async () => {
  const item = await food();
  const guest = await visitor(item.moduleId);
  await guest.add(item.id, { quantity: 9 });
  await Promise.all([guest.add(item.id), guest.clear(), guest.add(item.id)]);
  const cart = await guest.list();
  expect(cart.reduce((total, line) => total + line.quantity, 0)).toBeLessThanOrEqual(2);
});

test('two concurrent edits that make each line equal the other end in one line with all pieces', async () => {
  const item = await food({ foodGroups: [SIZE] });
  const guest = await visitor(item.moduleId);
  await guest.add(item.id, { variation: [SMALL], quantity: 2 });
  const [small, large] = await guest.add(item.id, { variation: [LARGE], quantity: 3 });
  await Promise.allSettled([
    guest.update(small?.id ?? 0, 2, { variation: [LARGE] }),
    guest.update(large?.id ?? 0, 3, { variation: [SMALL] }),
  ]);
  expect(only(await guest.list()).quantity).toBe(5);
});
