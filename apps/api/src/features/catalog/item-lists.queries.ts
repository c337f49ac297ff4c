import { createHash } from 'node:crypto';
import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';
import { type Bind, globeOf, isOpenSql, offerRunsSql } from '../stores/index.ts';

/** The lists of items, each with an order of its own and some with a condition. */
export type ItemList =
  | 'latest'
  | 'menu'
  | 'popular'
  | 'discounted'
  | 'most-reviewed'
  | 'recommended'
  | 'basic'
  | 'condition'
  | 'set-menu'
  | 'search';
/** What a visitor may sort a list by instead. */
export type ItemOrder = ItemList | 'distance' | 'rating' | 'price-low' | 'price-high' | 'fastest';

/** What a list is narrowed to. Amounts in minor units; null, false and empty lists do not narrow, except `zoneIds`. */
export type ItemScope = {
  /** Empty only with a store, whose menu is shown wherever the visitor is. */
  zoneIds: number[];
  moduleId: number | null;
  storeId: number | null;
  /** Categories with their children. */
  categoryIds: number[];
  brandIds: number[];
  conditionId: number | null;
  type: 'all' | 'veg' | 'non_veg';
  halal: boolean;
  organic: boolean;
  discounted: boolean;
  availableNow: boolean;
  openNow: boolean;
  freeDelivery: boolean;
  minimumRating: number | null;
  fromMinor: number | null;
  toMinor: number | null;
  /** A tsquery of the platform's search; null without search. */
  search: string | null;
  /** The same for names only: what matches here comes first. */
  searchNames: string | null;
  point: { latitude: number; longitude: number } | null;
  nowMs: number;
  limit: number;
  /** 1-based. */
  page: number;
};

export type Named = { id: number; name: Translations };
export type ItemPageRow = {
  ids: number[];
  /** Counted to the bound that the caller gives, and no further. */
  total: number;
  /** Of the scope before the limits of price; null when it is empty. */
  min_minor: number | null;
  max_minor: number | null;
  categories: Named[];
  brands: Named[];
};

/** Orders on the columns of the scope. The nulls are named as the indexes have them; there are none. */
const ORDERS: Record<ItemOrder, string> = {
  latest: 'id desc nulls last',
  menu: 'category_position, category_id, position, id',
  popular: 'order_count desc nulls last, id',
  discounted: 'order_count desc nulls last, id',
  'most-reviewed': 'rating_count desc nulls last, id',
  recommended: 'order_count desc nulls last, id',
  basic: 'order_count desc nulls last, id',
  condition: 'order_count desc nulls last, id',
  'set-menu': 'order_count desc nulls last, id',
  search: 'in_name desc, order_count desc, id',
  distance: 'chord, order_count desc, id',
  rating: 'average desc, rating_count desc, id',
  'price-low': 'pays_minor, order_count desc, id',
  'price-high': 'pays_minor desc, order_count desc, id',
  fastest: 'minutes_to, minutes_from, order_count desc, id',
};

/** As cards show it: one decimal. */
const AVERAGE = 'round(i.rating_sum::numeric / greatest(i.rating_count, 1), 1)';

/**
 * Only what is asked for becomes a condition. One statement with "parameter is null or …" for everything would be
 * planned for a single row and join by nested loops: ten times slower.
 */
function conditionsOf(list: ItemList, scope: ItemScope, bind: Bind): string[] {
  const conditions = ['i.active', 's.active', 'm.active', 'c.active', 'i.campaign_starts is null'];
  const add = (wanted: boolean, condition: () => string) => wanted && conditions.push(condition());
  if (scope.storeId === null) {
    conditions.push(`(m.all_zone_service or s.zone_id = any(${bind(scope.zoneIds)}::int[]))`);
  } else conditions.push(`i.store_id = ${bind(scope.storeId)}`);
  add(scope.moduleId !== null, () => `i.module_id = ${bind(scope.moduleId)}`);
  add(scope.categoryIds.length > 0, () => `i.category_id = any(${bind(scope.categoryIds)}::int[])`);
  add(scope.brandIds.length > 0, () => `i.brand_id = any(${bind(scope.brandIds)}::int[])`);
  add(scope.conditionId !== null, () => `i.condition_id = ${bind(scope.conditionId)}`);
  add(scope.type === 'veg', () => 'i.veg');
  add(scope.type === 'non_veg', () => 'not i.veg');
  add(scope.halal, () => 'i.halal');
  add(scope.organic, () => 'i.organic');
  add(scope.freeDelivery, () => 's.free_delivery');
  add(scope.minimumRating !== null, () => {
    const rated = `i.rating_count > 0 and ${AVERAGE} >= ${bind(scope.minimumRating)}::float8`;
    return scope.minimumRating === 0 ? 'true' : rated;
  });
  add(scope.search !== null, () => `i.search @@ ${bind(scope.search)}::tsquery`);
  add(list === 'most-reviewed', () => 'i.rating_count > 0');
  add(list === 'recommended', () => 'i.recommended');
  add(list === 'basic', () => 'i.basic');
  add(list === 'set-menu', () => `i.tags ?| array['Set menu', 'Family', 'family']`);
  add(list === 'condition', () => 'i.condition_id is not null');
  add(scope.availableNow, () => isSoldSql(scope.nowMs, bind));
  add(scope.openNow, () => 's.id in (select id from open_stores)');
  add(list === 'discounted' || scope.discounted, () => '(i.discount > 0 or o.percent is not null)');
  return conditions;
}

/** Whether an item is sold at this hour, by the rule of `isAvailable`, for the filter of a list only. */
function isSoldSql(nowMs: number, bind: Bind): string {
  const wall = `(${bind(new Date(nowMs))}::timestamptz at time zone z.time_zone)`;
  const minutes = `(extract(hour from ${wall}) * 60 + extract(minute from ${wall}))`;
  return `(i.available_from is null or i.available_to is null or i.available_from = i.available_to or case
    when i.available_from < i.available_to then ${minutes} >= i.available_from and ${minutes} < i.available_to
    else ${minutes} >= i.available_from or ${minutes} < i.available_to end)`;
}

/** What one piece costs as cards show it, by the rule of `discountedUnitMinor`; for the order of a list only. */
const PAYS = `(select p.base - least(p.base, case
    when o.percent is not null then round(p.base * o.percent::numeric / 100)
    when i.discount_type = 'percent' then round(p.base * i.discount::numeric / 100)
    else i.discount::numeric end)
  from (select coalesce((select min(v.price_minor) from item_variations v where v.item_id = i.id), i.price_minor) as base) p)`;

/** One statement for a page of ids with what the filters show: total, price range, categories, brands. */
function pageSql(list: ItemList, order: ItemOrder, scope: ItemScope, bound: number, bind: Bind): string {
  const chord =
    order === 'distance' && scope.point ? `s.globe <-> ${bind(globeOf(scope.point))}::cube` : '0::float8';
  const inName =
    order === 'search' && scope.searchNames !== null
      ? `i.search @@ ${bind(scope.searchNames)}::tsquery`
      : 'false';
  const priced = order === 'price-low' || order === 'price-high';
  const offers = priced || list === 'discounted' || scope.discounted;
  const stores = storesSql(scope, offers, bind);
  const where = conditionsOf(list, scope, bind);
  const prices: string[] = [];
  if (scope.fromMinor !== null) prices.push(`i.price_minor >= ${bind(scope.fromMinor)}`);
  if (scope.toMinor !== null) prices.push(`i.price_minor <= ${bind(scope.toMinor)}`);
  // Lists without a search walk the index of their order until the bound; what a search matched is sorted as a whole.
  const last = `order by ${ORDERS[order]} limit ${bind(bound)}`;
  const rows = (conditions: string[]) => `
      select i.id, i.price_minor, i.category_id, i.brand_id, i.order_count, i.rating_count, i.position,
        c.position as category_position, ${inName} as in_name, ${chord} as chord,
        ${order === 'rating' ? AVERAGE : '0'} as average, ${priced ? PAYS : '0'} as pays_minor,
        s.delivery_minutes_to as minutes_to, s.delivery_minutes_from as minutes_from
      from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id
        join categories c on c.id = i.category_id
        ${scope.availableNow ? 'join zones z on z.id = s.zone_id' : ''}
        ${offers ? 'left join offers o on o.store_id = s.id' : ''}
      where ${conditions.join(' and ')}
      ${last}`;
  return `
    with ${stores}scope as materialized (${rows(where)}
    ), priced as materialized (${prices.length > 0 ? rows([...where, ...prices]) : 'select * from scope'})
    select
      array(select id from priced order by ${ORDERS[order]}
        limit ${bind(scope.limit)} offset ${bind((scope.page - 1) * scope.limit)}) as ids,
      (select count(*) from priced) as total,
      (select min(price_minor) from scope) as min_minor,
      (select max(price_minor) from scope) as max_minor,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
        from categories c where c.id in (select category_id from scope)), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name) order by b.id)
        from brands b where b.id in (select brand_id from scope)), '[]') as brands`;
}

/** The stores that are open and the offers that run, each computed once a store and not once an item. */
function storesSql(scope: ItemScope, offers: boolean, bind: Bind): string {
  const parts: string[] = [];
  if (scope.openNow) {
    parts.push(`open_stores as materialized (select s.id from stores s join zones z on z.id = s.zone_id
      where s.active and ${scope.moduleId === null ? 'true' : `s.module_id = ${bind(scope.moduleId)}`}
        and ${isOpenSql(scope.nowMs, bind)})`);
  }
  if (offers) {
    parts.push(`offers as materialized (select d.store_id, d.percent from store_discounts d
      join stores s on s.id = d.store_id join zones z on z.id = s.zone_id where ${offerRunsSql(scope.nowMs, bind)})`);
  }
  return parts.map((part) => `${part}, `).join('');
}

/** A page of a list in its own order or the visitor's; `bound` is how far rows are looked at and counted. */
export async function listItemPage(
  pool: pg.Pool,
  list: ItemList,
  scope: ItemScope,
  bound: number,
  order: ItemOrder = list,
): Promise<ItemPageRow> {
  const values: unknown[] = [];
  const text = pageSql(list, order, scope, bound, (value) => `$${values.push(value)}`);
  const name = `items-page-${createHash('sha1').update(text).digest('hex')}`;
  const [row] = await prepared<ItemPageRow>(pool, name, text, values);
  if (!row) throw new Error('a statement of aggregates gives one row');
  return row;
}
