import type { Diet } from '@errand/domain/catalog';
import type { Point } from '@errand/domain/location';
import type pg from 'pg';
import {
  type Bind,
  prepared,
  runStatement,
  type Statement,
  searchWindow,
  statement,
} from '../../platform/db/index.ts';
import { sellsCategoriesSql } from '../catalog/catalog.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import { FROM_ORDERS } from '../orders/orders.views.ts';
import { globeOf, isOpenSql, offerRunsSql } from './open-sql.ts';
import { STORE_COLUMNS, STORE_JOINS, type StoreRow } from './store-row.ts';
import { joinStore, servesZonesSql } from './stores.views.ts';

export type StoreOrder = 'nearest' | 'latest' | 'popular' | 'rating' | 'fastest' | 'offer' | 'search';

/** The filters of a list; null, false and empty lists do not filter, except `zoneIds`. */
export type StoreScope = {
  zoneIds: number[];
  moduleId: number | null;
  type: Diet;
  featured: boolean;
  orderType: 'delivery' | 'take_away' | null;
  halal: boolean;
  discounted: boolean;
  openNow: boolean;
  freeDelivery: boolean;
  minimumRating: number | null;
  /** Stores that sell items of these categories. */
  categoryIds: number[];
  /** A tsquery; null without search. `searchNames` is the same for names only. */
  search: string | null;
  searchNames: string | null;
  /** The same in the typed spelling; null when there is no other. */
  searchTyped: string | null;
  point: Point | null;
  nowMs: number;
  limit: number;
  /** 1-based. */
  page: number;
};

/** A scope that filters by zones and module only. */
export const WHOLE_SCOPE = {
  type: 'all',
  featured: false,
  orderType: null,
  halal: false,
  discounted: false,
  openNow: false,
  freeDelivery: false,
  minimumRating: null,
  categoryIds: [],
  search: null,
  searchNames: null,
  searchTyped: null,
} as const satisfies Partial<StoreScope>;

/** Only requested filters become conditions, so that PostgreSQL plans for them alone. */
function conditionsOf(scope: StoreScope, bind: Bind): string {
  const conditions = ['s.active', 'm.active', servesZonesSql(bind(scope.zoneIds))];
  const add = (wanted: boolean, condition: () => string) => wanted && conditions.push(condition());
  add(scope.moduleId !== null, () => `s.module_id = ${bind(scope.moduleId)}`);
  add(scope.type === 'veg', () => 's.veg');
  add(scope.type === 'non_veg', () => 's.non_veg');
  add(scope.featured, () => 's.featured');
  add(scope.orderType === 'delivery', () => deliversSql(scope, bind));
  add(scope.orderType === 'take_away', () => 's.take_away');
  add(scope.halal, () => 's.halal');
  add(scope.freeDelivery, () => 's.free_delivery');
  add(scope.openNow, () => isOpenSql(scope.nowMs, bind));
  add(
    scope.discounted,
    () => `exists (select 1 from store_discounts d
      where d.store_id = s.id and ${offerRunsSql(scope.nowMs, bind)})`,
  );
  add(
    scope.minimumRating !== null,
    () => `s.rating_count > 0 and ${AVERAGE} >= ${bind(scope.minimumRating)}::float8`,
  );
  add(scope.categoryIds.length > 0, () => sellsCategoriesSql('s.id', `${bind(scope.categoryIds)}::int[]`));
  add(scope.search !== null, () => `s.search @@ (select ${bind(scope.search)}::tsquery)`);
  return conditions.join(' and ');
}

/** A store that delivers, to the place if one is known. */
function deliversSql({ point: place, zoneIds }: StoreScope, bind: Bind): string {
  if (!place) return 's.delivery';
  const at = `point(${bind(place.longitude)}::float8, ${bind(place.latitude)}::float8)`;
  return `s.delivery and (s.delivery_area is null or s.delivery_area @> ${at}
    or s.further_zone_ids && ${bind(zoneIds)}::int[])`;
}

/** Average rating with one decimal, as on cards. */
const AVERAGE = 'round(s.rating_sum::numeric / greatest(s.rating_count, 1), 1)';

const ORDERS: Record<Exclude<StoreOrder, 'nearest'>, string> = {
  // `nulls last` matches the definition of the indexes; the columns hold no nulls.
  latest: 's.opened_at desc nulls last, s.id desc',
  popular: 's.order_count desc nulls last, s.id',
  rating: `${AVERAGE} desc, s.rating_count desc, s.id`,
  fastest: 's.delivery_minutes_to, s.delivery_minutes_from, s.id',
  offer: '(select d.percent from store_discounts d where d.store_id = s.id) desc, s.id',
  search: 's.order_count desc nulls last, s.id',
};

/** Lists a page of the stores in scope. */
export function listStoreRows(pool: pg.Pool, order: StoreOrder, scope: StoreScope): Promise<StoreRow[]> {
  return runStatement<StoreRow>(
    pool,
    statement((bind) => pageSql(order, scope, bind)),
  );
}

/** Counts the stores in scope as `total`. The statement stays the same within a minute. */
export function storeCount(scope: StoreScope): Statement {
  return statement((bind) => countSql(scope, bind));
}

function pageSql(order: StoreOrder, scope: StoreScope, bind: Bind): string {
  return `
    with page as materialized (${idsSql(order, scope, bind)})
    select ${STORE_COLUMNS}
    from page join stores s on s.id = page.id ${STORE_JOINS}
    order by page.place`;
}

/** Selects the ids of the page with their position. */
function idsSql(order: StoreOrder, scope: StoreScope, bind: Bind): string {
  const limit = bind(scope.limit);
  const offset = bind((scope.page - 1) * scope.limit);
  const rows = order === 'nearest' ? nearestSql(scope, bind) : orderedSql(order, scope, bind);
  return `select id, row_number() over () as place from (${rows}) ordered limit ${limit} offset ${offset}`;
}

function orderedSql(order: Exclude<StoreOrder, 'nearest'>, scope: StoreScope, bind: Bind): string {
  const first = (query: string | null) =>
    order === 'search' && query !== null ? `(s.search @@ ${bind(query)}::tsquery) desc, ` : '';
  const inName = `${first(scope.searchTyped)}${first(scope.searchNames)}`;
  return `select s.id from stores s ${joinsOf(scope)} where ${conditionsOf(scope, bind)}
    order by ${inName}${ORDERS[order]} limit ${searchWindow(scope)}`;
}

/**
 * Selects open stores by distance, then the closed ones. Each half scans the spatial index until the page
 * is full, so the cost depends on the page and not on the city; the closed half is read only if open stores
 * do not fill the page.
 */
function nearestSql(scope: StoreScope, bind: Bind): string {
  const where = conditionsOf(scope, bind);
  const by = scope.point
    ? `s.globe <-> ${bind(globeOf(scope.point))}::cube, s.id`
    : 's.order_count desc nulls last, s.id';
  const half = (condition: string) =>
    `(select s.id from stores s ${STORE_JOINS} where ${where} and ${condition} order by ${by}
      limit ${searchWindow(scope)})`;
  if (scope.openNow) return half('true');
  const open = isOpenSql(scope.nowMs, bind);
  return `${half(open)} union all ${half(`not ${open}`)}`;
}

function countSql(scope: StoreScope, bind: Bind): string {
  return `select count(*) as total from stores s ${joinsOf(scope)} where ${conditionsOf(scope, bind)}`;
}

/** Zones are joined only for conditions that depend on local time. */
function joinsOf(scope: StoreScope): string {
  return scope.openNow || scope.discounted ? STORE_JOINS : joinModule('s.module_id');
}

/** Lists the stores the customer ordered from in a module, the latest first. */
export async function listOrderedStoreIds(
  pool: pg.Pool,
  owner: string,
  moduleId: number | null,
  limit: number,
): Promise<number[]> {
  const rows = await prepared<{ store_id: number }>(pool, 'stores-visited', VISITED, [
    owner,
    moduleId,
    limit,
  ]);
  return rows.map((row) => row.store_id);
}

const VISITED = `
  select o.store_id ${FROM_ORDERS} ${joinStore('o.store_id')} and s.active
  where o.owner = $1 and ($2::int is null or o.module_id = $2)
  group by o.store_id order by max(o.id) desc limit $3`;
