import { addToCart } from '@errand/contract/cart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, codeOf, LARGE, only, SAUCES, SIZE, SMALL, stocked, visitor } from '../../../test/carts.ts';
import {
  makeAddOn,
  makeCustomer,
  makeItem,
  makeStoreDiscount,
  makeVariation,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { items, itemVariations } from '../catalog/catalog.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import { cartRoutes } from './cart.routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: cartRoutes });
});
afterAll(() => api.stop());

// Requirements: CART-20.
test('the carts of two modules are independent', async () => {
  const dinner = await makeItem(api.db);
  const rice = await stocked(api.db);
  const guest = await visitor(api, dinner.moduleId);
  const grocery = cartOf(api, { guestId: guest.guestId, moduleId: rice.moduleId });
  await guest.add(dinner.id);
  await grocery.add(rice.id, { quantity: 2 });
  expect(only(await guest.list()).item_id).toBe(dinner.id);
  expect(only(await grocery.list()).item_id).toBe(rice.id);
  expect(await codeOf(guest.add(rice.id))).toBe('403 other_module');
  await guest.clear();
  expect(await grocery.list()).toHaveLength(1);
});

test('a changed price is flagged until the visitor accepts it by repeating the update or by a change', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE], discount: 10 });
  const guest = await visitor(api, item.moduleId);
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

test('a line that can no longer be ordered has a problem, keeps its place, and can be reduced or removed', async () => {
  const item = await stocked(api.db, { stock: 5 });
  await makeVariation(api.db, item.id, { type: 'Red', stock: 5 });
  await makeVariation(api.db, item.id, { type: 'Blue', stock: 5 });
  const guest = await visitor(api, item.moduleId);
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
  const item = await makeItem(api.db, { availableFrom: 11 * 60, availableTo: 13 * 60 });
  const guest = await visitor(api, item.moduleId);
  await guest.add(item.id);
  api.clock.advance(2 * 3_600_000);
  expect(only(await guest.list()).problem).toBe('not_available');
  api.clock.advance(-2 * 3_600_000);
  await api.db.update(stores).set({ alwaysOpen: false }).where(eq(stores.id, item.storeId));
  expect(only(await guest.list()).problem).toBeNull();
  await api.db.update(stores).set({ active: false }).where(eq(stores.id, item.storeId));
  expect(only(await guest.list()).problem).toBe('item_unavailable');
});

// Requirements: API-38, CART-23.
test('an update changes the quantity alone or the whole line', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE, SAUCES] });
  const addOn = await makeAddOn(api.db, item.storeId, item.id);
  const guest = await visitor(api, item.moduleId);
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

// Requirements: CART-47.
test('an update without a change is rejected', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE] });
  const guest = await visitor(api, item.moduleId);
  const { id } = only(await guest.add(item.id, { variation: [SMALL], quantity: 2 }));
  const error = await rejectionOf(guest.update(id, 2, { variation: [SMALL], add_on_ids: [] }));
  expect([error.status, error.code, error.message]).toEqual([
    403,
    'no_changes',
    'No changes found to update.',
  ]);
});

test('a line edited to equal another is merged with it, within the limits', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE], maximumCartQuantity: 5 });
  const guest = await visitor(api, item.moduleId);
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

// Requirements: API-39.
test('a line is removed by its id', async () => {
  const item = await makeItem(api.db, { foodGroups: [SIZE] });
  const guest = await visitor(api, item.moduleId);
  await guest.add(item.id, { variation: [SMALL] });
  const [small, large] = await guest.add(item.id, { variation: [LARGE] });
  expect(only(await guest.remove(small?.id)).id).toBe(large?.id);
  expect(await codeOf(guest.remove(small?.id))).toBe('404 cart_line_gone');
  expect(await codeOf(guest.update(small?.id ?? 0, 2))).toBe('404 cart_line_gone');
});

// Requirements: API-40.
test('both forms of clearing empty the module’s cart, also an empty one', async () => {
  const item = await makeItem(api.db);
  const guest = await visitor(api, item.moduleId);
  await guest.add(item.id);
  expect(await guest.remove()).toEqual([]);
  expect(await guest.list()).toEqual([]);
  await guest.add(item.id);
  expect(await guest.clear()).toEqual({ message: 'Cart cleared.' });
  expect(await guest.clear()).toEqual({ message: 'Cart cleared.' });
  expect(await guest.list()).toEqual([]);
});

// Requirements: API-35, API-36, SESSION-10.
test('a customer’s cart belongs to the token, a guest’s to the guest_id of query or body', async () => {
  const item = await makeItem(api.db);
  const customer = await makeCustomer(api.db);
  const guest = await visitor(api, item.moduleId);
  const signedIn = cartOf(api, { token: customer.token, moduleId: item.moduleId });
  expect(only(await signedIn.add(item.id))).toMatchObject({ user_id: String(customer.id), is_guest: false });
  expect(await guest.list()).toEqual([]);
  const both = cartOf(api, { token: customer.token, guestId: guest.guestId, moduleId: item.moduleId });
  expect(await both.list()).toHaveLength(1);
  const inBody = await api.client({ moduleId: item.moduleId }).call(addToCart, {
    query: {},
    body: { guest_id: guest.guestId, item_id: item.id, quantity: 4 },
  });
  expect(only(inBody)).toMatchObject({ user_id: guest.guestId, quantity: 4 });
});

test('an unknown guest id, or a missing token or module, is rejected', async () => {
  const item = await makeItem(api.db);
  const moduleId = item.moduleId;
  const guest = await visitor(api, moduleId);
  for (const viewer of [{ moduleId }, { moduleId, guestId: 'made-up' }, { moduleId, guestId: '0' }]) {
    const stranger = cartOf(api, viewer);
    expect(await codeOf(stranger.list())).toBe('401 guest_required');
    expect(await codeOf(stranger.add(item.id))).toBe('401 guest_required');
    expect(await codeOf(stranger.update(1, 1))).toBe('401 guest_required');
    expect(await codeOf(stranger.remove())).toBe('401 guest_required');
    expect(await codeOf(stranger.clear())).toBe('401 guest_required');
  }
  expect(await codeOf(cartOf(api, { moduleId, token: 'ended', guestId: guest.guestId }).list())).toBe(
    '401 unauthenticated',
  );
  expect(await codeOf(cartOf(api, { guestId: guest.guestId }).list())).toBe('403 module_required');
  expect(await codeOf(cartOf(api, { guestId: guest.guestId }).add(item.id))).toBe('403 module_required');
  expect(await codeOf(cartOf(api, { guestId: guest.guestId, moduleId: 99_999 }).add(item.id))).toBe(
    '403 module_required',
  );
});

test('another visitor’s line can be neither changed nor removed', async () => {
  const item = await makeItem(api.db);
  const owner = await visitor(api, item.moduleId);
  const thief = await visitor(api, item.moduleId);
  const customer = cartOf(api, { token: (await makeCustomer(api.db)).token, moduleId: item.moduleId });
  const { id } = only(await owner.add(item.id));
  for (const other of [thief, customer]) {
    expect(await codeOf(other.update(id, 9))).toBe('404 cart_line_gone');
    expect(await codeOf(other.remove(id))).toBe('404 cart_line_gone');
    await other.clear();
  }
  expect(only(await owner.list())).toMatchObject({ id, quantity: 1 });
});

test('the store’s offer applies in the cart as at checkout: from its minimum, up to its cap', async () => {
  const item = await makeItem(api.db, { discount: 50 });
  await makeStoreDiscount(api.db, item.storeId, {
    percent: 20,
    minPurchaseMinor: 3000,
    maxDiscountMinor: 900,
  });
  const guest = await visitor(api, item.moduleId);
  const { id } = only(await guest.add(item.id));
  expect(only(await guest.list())).toMatchObject({ discount_amount: 5 });
  expect(only(await guest.update(id, 3))).toMatchObject({ discount_amount: 6 });
  expect(only(await guest.update(id, 10))).toMatchObject({ discount_amount: 9, total_price: 91 });
});

test('the owner’s devices receive an event for every change and for no rejected one', async () => {
  const item = await makeItem(api.db);
  const guest = await visitor(api, item.moduleId);
  const events: unknown[] = [];
  const leave = api.deps.events.subscribe(ownerTopic(`guest:${guest.guestId}`), (data) => events.push(data));
  await guest.add(item.id);
  await rejectionOf(guest.add(999_999));
  await guest.clear();
  const event = { kind: 'cart', module_id: item.moduleId, by: null };
  await expect.poll(() => events).toEqual([event, event]);
  leave();
});
