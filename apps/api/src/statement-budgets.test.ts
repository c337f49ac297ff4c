import { addToCart, listCart, updateCart } from '@errand/contract/cart';
import { getItem, listRelatedItems } from '@errand/contract/catalog';
import { listLatestItems, listPopularItems } from '@errand/contract/catalog-lists';
import { getConfig } from '@errand/contract/config';
import { searchItems, searchStores, suggest } from '@errand/contract/search';
import { getStore, listStores } from '@errand/contract/stores';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeGuest, makeItem, makeStore } from '../test/factories/index.ts';
import { startApi, type TestApi } from '../test/harness.ts';
import { countStatements } from '../test/query-plans.ts';
import { createResponseCache } from './platform/cache/index.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
let itemId: number;
let guestId: string;
beforeAll(async () => {
  api = await startApi();
  store = await makeStore(api.db);
  for (const en of ['Chicken grill', 'Chicken wrap', 'Hummus']) {
    itemId = (await makeItem(api.db, { storeId: store.id, name: { en, ar: en } })).id;
  }
});
beforeEach(async () => {
  api.deps.responses = null;
  guestId = (await makeGuest(api.db)).id;
});
afterAll(() => api.stop());

const visitor = () => api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId, guestId });
const add = () => visitor().call(addToCart, { query: {}, body: { item_id: itemId, quantity: 1 } });
const lineId = async () => (await visitor().call(listCart, { query: {} }))[0]?.id ?? 0;
const id = () => ({ params: { id: String(itemId) } });

/** Budgets of hot requests that the response cache does not serve; `begin` and `commit` count. */
const BUDGETS: [name: string, statements: number, ask: () => Promise<unknown>][] = [
  ['configuration', 2, () => visitor().call(getConfig, {})],
  ['store list', 2, () => visitor().call(listStores, { params: { filter: 'all' }, query: {} })],
  ['store', 1, () => visitor().call(getStore, { params: { id: String(store.id) } })],
  ['menu', 3, () => visitor().call(listLatestItems, { query: { store_id: store.id } })],
  ['item list', 3, () => visitor().call(listPopularItems, { query: {} })],
  ['item', 1, () => visitor().call(getItem, { ...id(), query: {} })],
  ['related items', 2, () => visitor().call(listRelatedItems, id())],
  ['search', 2, () => visitor().call(searchItems, { query: { name: 'chicken' } })],
  ['search for stores', 2, () => visitor().call(searchStores, { query: { name: 'store' } })],
  ['suggestions', 3, () => visitor().call(suggest, { query: { name: 'chick' } })],
  ['cart', 1, () => visitor().call(listCart, { query: {} })],
  ['cart add', 6, add],
];

test.each(BUDGETS)('%s takes at most %i statements', async (_, budget, ask) => {
  await ask(); // loads settings and the guest
  expect(await countStatements(api.deps.pool, ask)).toBeLessThanOrEqual(budget);
});

test('a cart update takes at most 6 statements', async () => {
  await add();
  const cartId = await lineId();
  const body = { cart_id: cartId, item_id: itemId, quantity: 2 };
  const update = () => visitor().call(updateCart, { query: {}, body });
  expect(await countStatements(api.deps.pool, update)).toBeLessThanOrEqual(6);
});

test('a public read that the response cache serves takes no statement', async () => {
  api.deps.responses = createResponseCache({ ...api.deps, maxBytes: 1_000_000 });
  const cached = BUDGETS.filter(([name]) => !/cart|configuration/.test(name));
  expect(cached).toHaveLength(9);
  for (const [, , ask] of cached) {
    await ask();
    expect(await countStatements(api.deps.pool, ask)).toBe(0);
  }
});
