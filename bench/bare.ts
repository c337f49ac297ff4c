import { MAX_COUNTED } from '@errand/contract/catalog-lists';
import Fastify from 'fastify';
import { CART_SQL } from '../apps/api/src/features/cart/cart.queries.ts';
import { findItemRow, listItemRows } from '../apps/api/src/features/catalog/items/items.queries.ts';
import { itemFacets, listItemIds } from '../apps/api/src/features/catalog/lists/item-lists.queries.ts';
import { EVERYTHING, type ItemScope } from '../apps/api/src/features/catalog/lists/item-scope.ts';
import {
  listStoreRows,
  type StoreScope,
  storeCount,
  WHOLE_SCOPE,
} from '../apps/api/src/features/stores/store-lists.queries.ts';
import { openPool, prepared, runStatement } from '../apps/api/src/platform/db/index.ts';
import { foldedWords, searchQuery } from '../apps/api/src/platform/search/index.ts';
import type { BenchWorld } from './world.ts';

/**
 * The reference of the benchmarks: Fastify and `pg` with the SQL of the product, without contract, authentication, rules,
 * languages and media URLs. Usage: node bench/bare.ts PORT DATABASE_URL, with the parameters as JSON in BENCH.
 */
const [port, url] = process.argv.slice(2);
const { zoneIds, moduleId, itemId, point, search } = JSON.parse(process.env.BENCH ?? '{}') as BenchWorld;
const pool = openPool(url ?? '', (error) => console.error(error.message));
const app = Fastify();

const stores: Omit<StoreScope, 'nowMs'> = {
  ...WHOLE_SCOPE,
  zoneIds,
  moduleId,
  point,
  limit: 12,
  page: 1,
};
const items: Omit<ItemScope, 'nowMs'> = {
  ...EVERYTHING,
  zoneIds,
  moduleId,
  search: searchQuery(foldedWords(search)),
  searchNames: searchQuery(foldedWords(search), true),
  limit: 12,
  page: 1,
};

app.get('/item', () => findItemRow(pool, String(itemId)));
app.get('/stores', async () => {
  const scope = { ...stores, nowMs: Date.now() };
  const [rows, [counted]] = await Promise.all([
    listStoreRows(pool, 'nearest', scope),
    runStatement<{ total: number }>(pool, storeCount(scope)),
  ]);
  return { rows, total: counted?.total };
});
app.get<{ Querystring: { owner: string } }>('/cart', ({ query }) =>
  prepared(pool, 'cart', CART_SQL, [query.owner, moduleId]),
);
app.get('/search', async () => {
  const scope = { ...items, nowMs: Date.now() };
  const [ids, [facets]] = await Promise.all([
    listItemIds(pool, 'search', scope),
    runStatement(pool, itemFacets('search', scope, MAX_COUNTED)),
  ]);
  return { ...facets, products: await listItemRows(pool, ids) };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
