import { getItem, listRelatedItems } from '@errand/contract/catalog';
import { listLatestItems, listPopularItems, MAX_COUNTED } from '@errand/contract/catalog-lists';
import { searchItems, searchStores, suggest } from '@errand/contract/search';
import { getStore, listPopularStores, listStores } from '@errand/contract/stores';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInDaypartsSql } from '../../src/features/catalog/dayparts/dayparts-sql.ts';
import { EVERYTHING, type ItemScope } from '../../src/features/catalog/lists/item-scope.ts';
import { listRankedIds } from '../../src/features/catalog/lists/search-rank.queries.ts';
import { CATALOG_CHANGED } from '../../src/platform/cache/index.ts';
import { foldedWords, searchQuery, typedNamesQuery } from '../../src/platform/search/index.ts';
import { startApi, type TestApi } from '../harness.ts';
import { seqScansOf, statementsOf } from '../query-plans.ts';
import { makeScaledCatalog, type ScaledCatalog } from './catalog.ts';

let api: TestApi;
let city: ScaledCatalog;
let client: pg.PoolClient;
beforeAll(async () => {
  api = await startApi();
  city = await makeScaledCatalog(api.deps.pool, { stores: 500, items: 20_000 });
  client = await api.deps.pool.connect();
}, 60_000);
afterAll(async () => {
  client.release();
  await api.stop();
});

const visitor = (point: ScaledCatalog['point'] | undefined = city.point) =>
  api.client({ zoneIds: city.zoneIds, moduleId: city.moduleId, point });
const page = { limit: 12, offset: 1 };
const search = (name: string, more: object = {}) =>
  visitor().call(searchItems, { query: { ...page, name, ...more } });
const near = (more: object = {}) =>
  visitor().call(listStores, { params: { filter: 'all' }, query: { ...page, ...more } });

/** Frequent requests of visitors. */
const HOT: [string, () => Promise<unknown>][] = [
  ['stores by distance', () => near()],
  ['stores by distance, later', () => near({ offset: 9 })],
  ['open stores by distance', () => near({ filter: '["open_now"]' })],
  ['stores ordered from most', () => visitor().call(listPopularStores, { query: page })],
  ['a store', () => visitor().call(getStore, { params: { id: '7' } })],
  ['search for a frequent word', () => search('chicken')],
  ['search for a frequent word, later', () => search('chicken', { offset: 7 })],
  ['search for two words', () => search('chicken pizza')],
  ['search for a rare combination', () => search('jazeeri island fig skewer')],
  ['search in Arabic', () => search('دجاج')],
  ['search for what only tags say', () => search('sort')],
  ['search for a misspelled word', () => search('chikcen')],
  ['search for halal items', () => search('chicken', { filter: '["halal"]' })],
  ['search for stores', () => visitor().call(searchStores, { query: { ...page, name: 'store 12' } })],
  ['suggestions', () => visitor().call(suggest, { query: { name: 'chic' } })],
  ['an item', () => visitor().call(getItem, { params: { id: '1234' }, query: {} })],
  [
    'an item by its name in the address',
    () => visitor().call(getItem, { params: { id: 'food-77' }, query: {} }),
  ],
  ['related items', () => visitor().call(listRelatedItems, { params: { id: '1234' } })],
  ['the newest items', () => visitor().call(listLatestItems, { query: page })],
  ['items ordered most', () => visitor().call(listPopularItems, { query: page })],
];

test.each(HOT)('with 20 000 items neither items nor stores are scanned sequentially: %s', async (_, ask) => {
  const statements = await statementsOf(api.deps.pool, ask);
  expect(statements.length).toBeGreaterThan(0);
  const read: string[] = [];
  for (const statement of statements) {
    const tables = await seqScansOf(client, statement);
    if (tables.includes('items') || tables.includes('stores'))
      read.push(`${tables.join()}: ${statement.text}`);
  }
  expect(read).toEqual([]);
});

test('a sequential scan of items is detected: a search without its indexes has one', async () => {
  const statements = await statementsOf(api.deps.pool, () => search('saffron'));
  await client.query('begin');
  await client.query('drop index items_search; drop index items_search_names');
  const read = [];
  for (const statement of statements) read.push(...(await seqScansOf(client, statement)));
  await client.query('rollback');
  expect(read).toContain('items');
});

test('the planner expects that dayparts leave out few items, and so reads lists of what is sold now in their order', async () => {
  const sold = `select i.id from items i join categories c on c.id = i.category_id where ${isInDaypartsSql('localtimestamp')}`;
  const { rows } = await client.query(`explain (format json) ${sold}`);
  expect(rows[0]['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(0.9 * 20_000);
});

const scopeOf = (words: string, limit: number, number: number): ItemScope => ({
  ...EVERYTHING,
  zoneIds: city.zoneIds,
  moduleId: city.moduleId,
  search: searchQuery(foldedWords(words)),
  searchNames: searchQuery(foldedWords(words), true),
  searchTyped: typedNamesQuery(foldedWords(words)),
  nowMs: api.clock.now(),
  limit,
  page: number,
});

/** The expected order, computed from all items. */
async function inOrder(scope: ItemScope): Promise<number[]> {
  const { search: query, searchNames, searchTyped, limit, page: number } = scope;
  const { rows } = await api.deps.pool.query<{ id: number }>(
    `select i.id from items i join stores s on s.id = i.store_id
      where i.search @@ $1::tsquery and i.active and s.active and i.module_id = $3 and s.zone_id = any($4)
      order by (i.search @@ $7::tsquery) desc, (i.search @@ $2::tsquery) desc, i.order_count desc, i.id limit $5 offset $6`,
    [
      query,
      searchNames,
      city.moduleId,
      city.zoneIds,
      limit,
      (number - 1) * limit,
      searchTyped ?? searchNames,
    ],
  );
  return rows.map(({ id }) => id);
}

test.each([
  ['chicken', 12, 1],
  ['chicken', 12, 40],
  ['chicken', 50, 60],
  ['chicken pizza', 12, 2],
  ['box', 40, 3],
  ['box', 40, 9],
  ['sort', 12, 1],
  ['island fig', 12, 1],
  ['saffron skewer', 50, 1],
  ['دجاج مشوي', 12, 1],
  ['دجاج', 12, 1],
  ['دقاق', 12, 3],
  ['qqqqzz', 12, 1],
] as const)(
  'a search has the same page with either query plan: %s, %i on page %i',
  async (name, limit, offset) => {
    const scope = scopeOf(name, limit, offset);
    const expected = await inOrder(scope);
    expect(await listRankedIds(api.deps.pool, 'search', scope)).toEqual(expected);
    const { products } = await search(name, { limit, offset });
    expect(products.map(({ id }) => id)).toEqual(offset * limit > MAX_COUNTED ? [] : expected);
  },
);

test('large counts are cached until the catalog changes or they expire', async () => {
  const total = async () => (await search('beef')).total_size;
  const before = await total();
  await api.db.execute("update items set active = false where search @@ 'beef'::tsquery and id % 3 = 0");
  expect(await total()).toBe(before);
  await api.deps.events.publish(api.db, CATALOG_CHANGED, {});
  await expect.poll(total).toBeLessThan(before);
  api.clock.advance(600_000);
  await api.db.execute("update items set active = false where search @@ 'beef'::tsquery and id % 3 = 1");
  expect(await total()).toBeLessThan(before / 2);
});
