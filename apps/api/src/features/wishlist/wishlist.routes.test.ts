import { addToWishlist, listWishedIds, removeFromWishlist, wishList } from '@errand/contract/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeGuest, makeItem, makeStore } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { items } from '../catalog/catalog.tables.ts';
import { stores } from '../stores/stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function makeCustomerWithWishes() {
  const customer = await makeCustomer(api.db);
  const auth = { authorization: `Bearer ${customer.token}` };
  const client = api.client({ token: customer.token });
  return {
    client,
    auth,
    token: customer.token,
    add: (query: { item_id?: number | undefined; store_id?: number }) =>
      client.call(addToWishlist, { query, body: {} }),
    drop: (query: { item_id?: number; store_id?: number }) => client.call(removeFromWishlist, { query }),
    list: (query: object = {}, moduleId?: number) =>
      api.client({ token: customer.token, moduleId }).call(wishList, { query }),
  };
}

async function countOf(id: number): Promise<number | undefined> {
  const [row] = await api.db.select({ count: items.wishlistCount }).from(items).where(eq(items.id, id));
  return row?.count;
}

// Requirements: API-41, WISH-10.
test('the wishlist has an item list and a store list, newest first', async () => {
  const me = await makeCustomerWithWishes();
  const store = await makeStore(api.db);
  const first = await makeItem(api.db, { storeId: store.id });
  const second = await makeItem(api.db, { storeId: store.id });
  await me.add({ item_id: first.id });
  api.clock.advance(1000);
  await me.add({ item_id: second.id });
  await me.add({ store_id: store.id });
  const { statusCode, body } = await api.inject({ url: '/api/v1/customer/wish-list', headers: me.auth });
  const response = JSON.parse(body);
  expect(statusCode).toBe(200);
  expect(response.item.map((item: { id: number }) => item.id)).toEqual([second.id, first.id]);
  expect(response.store).toMatchObject([{ id: store.id, slug: store.slug }]);
  expect(await me.client.call(listWishedIds, {})).toEqual({
    item_ids: expect.arrayContaining([first.id, second.id]),
    store_ids: [store.id],
    vehicle_ids: [],
  });
});

// Requirements: API-42, API-43.
test('add and remove work with a JSON content type and an empty body; broken JSON is rejected', async () => {
  const me = await makeCustomerWithWishes();
  const item = await makeItem(api.db);
  const headers = { ...me.auth, 'content-type': 'application/json' };
  const send = async (method: 'POST' | 'DELETE', call: string, payload?: string) => {
    const url = `/api/v1/customer/wish-list/${call}?item_id=${item.id}`;
    return (await api.inject({ method, url, headers, ...(payload !== undefined && { payload }) })).statusCode;
  };
  expect(await send('POST', 'add')).toBe(200);
  expect(await countOf(item.id)).toBe(1);
  expect(await send('DELETE', 'remove')).toBe(200);
  expect(await send('POST', 'add', '')).toBe(200);
  expect(await send('DELETE', 'remove', ' ')).toBe(200);
  expect(await countOf(item.id)).toBe(0);
  expect(await send('POST', 'add', '{')).toBe(403);
});

// Requirements: API-42.
test('the add takes item_id in the query and no body, and returns a message', async () => {
  const me = await makeCustomerWithWishes();
  const store = await makeStore(api.db);
  const item = await makeItem(api.db, { storeId: store.id });
  const add = (url: string, more: object = {}) =>
    api.inject({ method: 'POST', url: `/api/v1/customer/wish-list/add${url}`, headers: me.auth, ...more });
  expect((await add(`?item_id=${item.id}`)).json()).toEqual({ message: 'Added to your wishlist.' });
  expect((await add('', { payload: { store_id: store.id } })).json()).toEqual({
    message: 'Added to your wishlist.',
  });
  expect(await me.list()).toMatchObject({ item: [{ id: item.id }], store: [{ id: store.id }] });
  expect((await add('')).json().errors).toMatchObject([{ code: 'item_id' }]);
});

// Requirements: API-43.
test('the remove takes item_id or store_id in the query', async () => {
  const me = await makeCustomerWithWishes();
  const store = await makeStore(api.db);
  const item = await makeItem(api.db, { storeId: store.id });
  await me.add({ item_id: item.id });
  await me.add({ store_id: store.id });
  const remove = (query: string) =>
    api.inject({ method: 'DELETE', url: `/api/v1/customer/wish-list/remove?${query}`, headers: me.auth });
  expect((await remove(`item_id=${item.id}`)).json()).toEqual({ message: 'Removed from your wishlist.' });
  expect(await me.list()).toMatchObject({ item: [], store: [{ id: store.id }] });
  expect((await remove(`store_id=${store.id}`)).statusCode).toBe(200);
  expect(await me.list()).toMatchObject({ item: [], store: [] });
});

// Requirements: WISH-11.
test('without a token nothing is added, and wishes of other customers are not shown', async () => {
  const item = await makeItem(api.db, { storeId: (await makeStore(api.db)).id });
  const guest = await makeGuest(api.db);
  for (const client of [api.client(), api.client({ guestId: guest.id })]) {
    const addition = client.call(addToWishlist, { query: { item_id: item.id }, body: {} });
    await expect(addition).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  }
  const mine = await makeCustomerWithWishes();
  await mine.add({ item_id: item.id });
  expect(await (await makeCustomerWithWishes()).list()).toMatchObject({ item: [], total_items: 0 });
});

// Requirements: WISH-17.
test('an unavailable item is rejected with a message', async () => {
  const me = await makeCustomerWithWishes();
  const item = await makeItem(api.db, { storeId: (await makeStore(api.db)).id, active: false });
  for (const query of [{ item_id: item.id }, { item_id: 999_999 }, { store_id: 999_999 }]) {
    await expect(me.add(query)).rejects.toMatchObject({
      status: 404,
      message: 'This could not be found.',
    });
  }
});

test('concurrent requests add and count a wish once, and remove and uncount it once', async () => {
  const [one, other] = [await makeCustomerWithWishes(), await makeCustomerWithWishes()];
  const item = await makeItem(api.db, { storeId: (await makeStore(api.db)).id });
  await Promise.all([1, 2, 3, 4].map(() => one.add({ item_id: item.id })));
  await other.add({ item_id: item.id });
  expect([(await one.list()).total_items, await countOf(item.id)]).toEqual([1, 2]);
  await Promise.all([1, 2, 3, 4].map(() => one.drop({ item_id: item.id })));
  expect([(await one.list()).total_items, await countOf(item.id)]).toEqual([0, 1]);
});

test('a module’s list is limited to the module, paged, and omits disabled rows', async () => {
  const me = await makeCustomerWithWishes();
  const [food, other] = [await makeStore(api.db), await makeStore(api.db)];
  const made = [];
  for (let n = 0; n < 5; n += 1) {
    made.push(await makeItem(api.db, { storeId: food.id }));
    await me.add({ item_id: made[n]?.id });
    api.clock.advance(1000);
  }
  await me.add({ item_id: (await makeItem(api.db, { storeId: other.id })).id });
  await me.add({ store_id: food.id });
  await me.add({ store_id: other.id });
  const gone = made.splice(0, 1)[0];
  await api.db
    .update(items)
    .set({ active: false })
    .where(eq(items.id, gone?.id ?? 0));
  await api.db.update(stores).set({ active: false }).where(eq(stores.id, other.id));

  const page = await me.list({ kind: 'item', limit: 3, offset: 2 }, food.moduleId);
  expect(page).toMatchObject({ total_items: 4, total_stores: 1, limit: 3, offset: 2, store: [] });
  expect(page.item.map((item) => item.id)).toEqual([made[0]?.id]);
  expect((await me.list()).total_items).toBe(4);
});
