import Fastify from 'fastify';
import { listItemPage } from '../apps/api/src/features/catalog/item-lists.queries.ts';
import { findItemRow, listItemRows } from '../apps/api/src/features/catalog/items.queries.ts';
import { listStoreRows, type StoreScope } from '../apps/api/src/features/stores/stores.queries.ts';
import { openPool } from '../apps/api/src/platform/db/index.ts';

/**
 * What the API is measured against: Fastify and `pg` with the product's own SQL and nothing else. No contract, no
 * viewer, no rules, no languages, no media addresses: rows go out as they came.
 * Usage: node bench/bare.ts PORT DATABASE_URL, with BENCH as JSON: what to ask for.
 */
const [port, url] = process.argv.slice(2);
const { zoneIds, moduleId, itemId, search } = JSON.parse(process.env.BENCH ?? '{}') as BenchWorld;
const pool = openPool(url ?? '', console.error);
const app = Fastify();

export type BenchWorld = { zoneIds: number[]; moduleId: number; itemId: number; search: string };

const stores: StoreScope = {
  zoneIds,
  moduleId,
  type: 'all',
  featured: false,
  orderType: null,
  point: { latitude: 25.03, longitude: 56.36 },
  nowMs: Date.now(),
  limit: 12,
  page: 1,
};

app.get('/item', () => findItemRow(pool, String(itemId)));
app.get('/stores', () => listStoreRows(pool, 'nearest', { ...stores, nowMs: Date.now() }));
app.get('/search', async () => {
  const page = await listItemPage(pool, 'search', {
    zoneIds,
    moduleId,
    storeId: null,
    categoryIds: [],
    type: 'all',
    minimumRating: null,
    fromMinor: null,
    toMinor: null,
    search: `'${search}':*`,
    searchNames: null,
    nowMs: Date.now(),
    limit: 12,
    page: 1,
  });
  return { ...page, products: await listItemRows(pool, page.ids) };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
