import { login, signUp } from '@errand/contract/auth';
import { addToCart, type CartLine, clearCart, listCart } from '@errand/contract/cart';
import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwords } from '../src/features/auth/accounts/index.ts';
import { authRoutes } from '../src/features/auth/auth.routes.ts';
import { registerGuestClaims } from '../src/features/auth/index.ts';
import { cartRoutes } from '../src/features/cart/cart.routes.ts';
import { mergeGuestCart } from '../src/features/cart/index.ts';
import { items } from '../src/features/catalog/catalog.tables.ts';
import { makeCustomer, makeGuest, makeItem, makeModule, makeStore } from './factories/index.ts';
import { startApi, type TestApi } from './harness.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await passwords.hash('open sesame');
  api = await startApi({
    routes: (route) => {
      registerGuestClaims([mergeGuestCart]);
      authRoutes(route);
      cartRoutes(route);
    },
  });
});
afterAll(() => api.stop());

/** A guest and a customer who signs in on the guest's device. */
async function twoCarts(moduleId: number) {
  const guest = await makeGuest(api.db);
  const customer = await makeCustomer(api.db, { passwordHash });
  const body = { email_or_phone: customer.email ?? '', password: 'open sesame', guest_id: guest.id };
  const cart = (viewer: { token?: string; guestId?: string }, module = moduleId) => {
    const client = api.client({ ...viewer, moduleId: module });
    return {
      add: (item_id: number, quantity = 1, sent: object = {}) =>
        client.call(addToCart, { query: {}, body: { item_id, quantity, ...sent } }),
      list: () => client.call(listCart, { query: {} }),
      clear: () => client.call(clearCart, { query: {} }),
    };
  };
  return {
    guestId: guest.id,
    customerId: customer.id,
    guest: cart({ guestId: guest.id }),
    customer: cart({ token: customer.token }),
    in: (module: number) => ({
      guest: cart({ guestId: guest.id }, module),
      customer: cart({ token: customer.token }, module),
    }),
    signIn: (language: LanguageCode = 'en') => api.client({ language }).call(login, { body }),
  };
}

function pieces(cart: CartLine[]): [number, number][] {
  return cart.map((line): [number, number] => [line.item_id, line.quantity]).toSorted((a, b) => a[0] - b[0]);
}

async function storeWith(count: number, overrides: Parameters<typeof makeItem>[1] = {}) {
  const store = await makeStore(api.db);
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await makeItem(api.db, { storeId: store.id, ...overrides }));
  return { moduleId: store.moduleId, ids: made.map((item) => item.id) as [number, ...number[]] };
}

test('sign-up moves the guest’s cart to the new account', async () => {
  const { moduleId, ids } = await storeWith(1);
  const { guest, guestId } = await twoCarts(moduleId);
  await guest.add(ids[0], 3);
  const body = {
    name: 'Sami Odeh',
    email: 'sami@errand.test',
    phone: '+971509990001',
    password: 'open sesame',
    confirm_password: 'open sesame',
    guest_id: guestId,
  };
  const { token, dropped_cart_lines } = await api.client().call(signUp, { body });
  const mine = await api.client({ token: token ?? '', moduleId }).call(listCart, { query: {} });
  expect([pieces(mine), mine[0]?.is_guest, dropped_cart_lines]).toEqual([[[ids[0], 3]], false, []]);
  expect(await guest.list()).toEqual([]);
});

test('sign-in adds the quantities of equal lines, in every module', async () => {
  const food = await storeWith(2);
  const other = await storeWith(1);
  const people = await twoCarts(food.moduleId);
  await people.customer.add(food.ids[0], 2);
  await people.guest.add(food.ids[0], 1);
  await people.guest.add(food.ids[1] ?? 0, 4);
  await people.in(other.moduleId).guest.add(other.ids[0], 5);
  expect((await people.signIn()).dropped_cart_lines).toEqual([]);
  expect(pieces(await people.customer.list())).toEqual([
    [food.ids[0], 3],
    [food.ids[1], 4],
  ]);
  expect(pieces(await people.in(other.moduleId).customer.list())).toEqual([[other.ids[0], 5]]);
  expect(await people.guest.list()).toEqual([]);
});

test('a quantity above the limit is dropped and listed in the visitor’s language', async () => {
  const { moduleId, ids } = await storeWith(1, {
    maximumCartQuantity: 5,
    name: { en: 'Lentil soup', ar: 'شوربة عدس' },
  });
  const first = await twoCarts(moduleId);
  await first.customer.add(ids[0], 4);
  await first.guest.add(ids[0], 3);
  expect((await first.signIn('ar')).dropped_cart_lines).toEqual(['2 × شوربة عدس']);
  expect(pieces(await first.customer.list())).toEqual([[ids[0], 5]]);
  const second = await twoCarts(moduleId);
  await second.customer.add(ids[0], 5);
  await second.guest.add(ids[0], 1);
  expect((await second.signIn()).dropped_cart_lines).toEqual(['1 × Lentil soup']);
});

test('of two stores the newer guest cart replaces the other, and its lines are listed', async () => {
  const { moduleId, ids } = await storeWith(1, { name: { en: 'Old soup', ar: 'شوربة' } });
  const newer = await makeItem(api.db, { storeId: (await makeStore(api.db, { moduleId })).id });
  const people = await twoCarts(moduleId);
  await people.customer.add(ids[0], 2);
  await people.guest.add(newer.id, 1);
  expect((await people.signIn()).dropped_cart_lines).toEqual(['2 × Old soup']);
  expect(pieces(await people.customer.list())).toEqual([[newer.id, 1]]);
});

test('an empty guest cart removes nothing, and a repeated sign-in adds nothing twice', async () => {
  const { moduleId, ids } = await storeWith(2);
  const people = await twoCarts(moduleId);
  await people.customer.add(ids[0], 2);
  await people.guest.add(ids[1] ?? 0);
  await people.guest.clear();
  await people.signIn();
  expect(pieces(await people.customer.list())).toEqual([[ids[0], 2]]);
  await people.guest.add(ids[0], 1);
  await Promise.all([people.signIn(), people.signIn(), people.signIn()]);
  await people.signIn();
  expect(pieces(await people.customer.list())).toEqual([[ids[0], 3]]);
});

test('a line that can no longer be ordered is merged with its problem', async () => {
  const module = await makeModule(api.db, { type: 'grocery' });
  const store = await makeStore(api.db, { moduleId: module.id });
  const rice = await makeItem(api.db, { storeId: store.id, stock: 5 });
  const people = await twoCarts(module.id);
  await people.guest.add(rice.id, 2);
  await api.db.update(items).set({ active: false }).where(eq(items.id, rice.id));
  expect((await people.signIn()).dropped_cart_lines).toEqual([]);
  expect((await people.customer.list()).map((line) => line.problem)).toEqual(['item_unavailable']);
});

test('an addition to either cart during the sign-in is never lost', async () => {
  const { moduleId, ids } = await storeWith(1);
  for (let round = 0; round < 5; round += 1) {
    const people = await twoCarts(moduleId);
    await people.guest.add(ids[0], 1);
    await Promise.all([
      people.signIn(),
      people.customer.add(ids[0], 10),
      people.guest.add(ids[0], 100),
      people.signIn(),
    ]);
    const lines = [...(await people.customer.list()), ...(await people.guest.list())];
    expect(lines.reduce((total, line) => total + line.quantity, 0)).toBe(111);
  }
});

test('two guests who sign in to one account concurrently are both merged', async () => {
  const food = await storeWith(1);
  const other = await storeWith(1);
  const people = await twoCarts(food.moduleId);
  const guest = await makeGuest(api.db);
  const second = (moduleId: number) => api.client({ guestId: guest.id, moduleId });
  const body = (item_id: number) => ({ query: {}, body: { item_id, quantity: 1 } });
  await people.guest.add(food.ids[0]);
  await people.in(other.moduleId).guest.add(other.ids[0]);
  await second(other.moduleId).call(addToCart, body(other.ids[0]));
  await second(food.moduleId).call(addToCart, body(food.ids[0]));
  const me = await people.signIn();
  const sent = { email_or_phone: me.email ?? '', password: 'open sesame', guest_id: guest.id };
  await Promise.all([
    api.client().call(login, { body: sent }),
    people.signIn(),
    api.client().call(login, { body: sent }),
  ]);
  expect(pieces(await people.customer.list())).toEqual([[food.ids[0], 2]]);
  expect(pieces(await people.in(other.moduleId).customer.list())).toEqual([[other.ids[0], 2]]);
});

test('an unknown guest id adds nothing and does not prevent the sign-in', async () => {
  const customer = await makeCustomer(api.db, { passwordHash });
  const body = { email_or_phone: customer.email ?? '', password: 'open sesame', guest_id: `' or 1=1` };
  expect((await api.client().call(login, { body })).dropped_cart_lines).toEqual([]);
  const guest = await makeGuest(api.db);
  const stale = api.client({ token: 'ended' });
  expect((await stale.call(login, { body: { ...body, guest_id: guest.id } })).token).not.toBeNull();
});

test('a merge concurrent with additions loses and duplicates no piece, has no duplicate line, and exceeds no limit', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { moduleId, ids } = await storeWith(1, { maximumCartQuantity: 6 });
    const people = await twoCarts(moduleId);
    await people.guest.add(ids[0], 2);
    await people.customer.add(ids[0], 1);
    const outcomes = await Promise.allSettled([
      people.signIn(),
      people.customer.add(ids[0]),
      people.guest.add(ids[0]),
      people.customer.add(ids[0]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    const [mine, left] = [pieces(await people.customer.list()), pieces(await people.guest.list())];
    // The guest's piece was added before the merge, or after it to the emptied cart.
    expect([
      [[[ids[0], 6]], []],
      [[[ids[0], 5]], [[ids[0], 1]]],
    ]).toContainEqual([mine, left]);
  }
});
