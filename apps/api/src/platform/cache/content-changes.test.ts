import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCategory,
  makeDaypart,
  makeHours,
  makeItem,
  makeStore,
  makeStoreDiscount,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { CONTENT_CHANGED } from './index.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
let itemId: number;
const published: string[][] = [];
beforeAll(async () => {
  api = await startApi();
  store = await makeStore(api.db);
  itemId = (await makeItem(api.db, { storeId: store.id, stock: 9 })).id;
  await makeHours(api.db, store.id, 600, 1200);
  await makeStoreDiscount(api.db, store.id);
  await makeDaypart(api.db, store.id, { itemId }, { from: 600, to: 720 });
  const { id: categoryId } = await makeCategory(api.db, store.moduleId);
  await makeDaypart(api.db, store.id, { categoryId }, { from: 600, to: 720 });
  const { pool } = api.deps;
  await pool.query(
    `insert into item_variations (item_id, type, price_minor, stock) values ($1, 'Red', 100, 9)`,
    [itemId],
  );
  api.deps.events.subscribe(CONTENT_CHANGED, ({ tags }) => void published.push(tags));
  await tagsOf('select 1'); // waits for the events of the rows above
});
afterAll(() => api.stop());

/** The tags that a statement publishes, sorted alphabetically. A marker sent after it shows that all have arrived. */
async function tagsOf(statement: string): Promise<string[]> {
  await api.deps.pool.query(statement);
  const marker = `marker:${Math.random()}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = api.deps.events.subscribe(CONTENT_CHANGED, ({ tags }) => tags.includes(marker) && resolve());
  await api.deps.events.publish(api.db, CONTENT_CHANGED, { tags: [marker] });
  await promise;
  stop();
  const tags = published.splice(0).flat();
  return [...new Set(tags)].filter((tag) => tag !== marker).toSorted();
}

const ofItem = () => ['catalog', `item:${itemId}`, `menu:${store.id}`, `module:${store.moduleId}`];
const ofStore = () => ['catalog', `menu:${store.id}`, `module:${store.moduleId}`, `store:${store.id}`];

test.each([
  ['update items set price_minor = price_minor + 1', ofItem],
  ['update items set active = false', ofItem],
  ['update items set stock = stock - 1', () => [`item:${itemId}`]],
  ['update items set rating_sum = 5, rating_count = 1', () => [`item:${itemId}`]],
  ['update items set order_count = order_count + 1, wishlist_count = 3', () => []],
  ['update items set price_minor = price_minor', () => []],
  ['update item_variations set stock = stock - 1', () => [`item:${itemId}`]],
  ['update item_variations set price_minor = 7', () => [`item:${itemId}`, 'prices']],
  ['delete from item_variations', () => [`item:${itemId}`, 'prices']],
  ['update stores set minimum_order_minor = 700', ofStore],
  ['update stores set rating_sum = 5, rating_count = 1', () => [`store:${store.id}`]],
  ['update stores set order_count = order_count + 1', () => []],
  ['update store_schedules set closes = 1300', ofStore],
  ['update store_discounts set percent = 33', () => ['prices', `store:${store.id}`]],
  ['delete from store_discounts', () => ['prices', `store:${store.id}`]],
  ['update dayparts set to_minutes = 700 where item_id is null', () => [`store:${store.id}`]],
  ['delete from dayparts', () => [`item:${itemId}`, `store:${store.id}`]],
  ["update zones set time_zone = 'Asia/Riyadh'", () => [`zone:${store.zoneId}`]],
  ['update modules set active = false', () => ['catalog', `module:${store.moduleId}`]],
])('%s publishes what it changes', async (statement, expected) => {
  expect(await tagsOf(statement)).toEqual(expected());
});

test('a moved item publishes both of its places', async () => {
  const other = await makeStore(api.db);
  await tagsOf('select 1');
  const move = `update items set store_id = ${other.id}, module_id = ${other.moduleId} where id = ${itemId}`;
  expect(await tagsOf(move)).toEqual(
    [...ofItem(), `menu:${other.id}`, `module:${other.moduleId}`].toSorted(),
  );
});
