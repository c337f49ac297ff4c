import type pg from 'pg';
import { COUNT_CACHE_MIN } from '../../../platform/cache/index.ts';
import {
  type Bind,
  runStatement,
  type Statement,
  searchWindow,
  statement,
  type Translations,
} from '../../../platform/db/index.ts';
import { storeSql } from '../../stores/index.ts';
import {
  AVERAGE,
  conditionsOf,
  ITEMS_AND_STORES,
  type ItemList,
  type ItemOrder,
  type ItemScope,
  joinsOf,
  nameRankSql,
  querySql,
  withSql,
} from './item-scope.ts';
import { isRanked, listRankedIds } from './search-rank.queries.ts';

export type Named = { id: number; name: Translations };
/** The figures that the filters of a list show, limited to the rows within the caller's bound. */
export type ItemFacets = {
  total: number;
  /** Price range of the scope without its price limits; null when it is empty. */
  min_minor: number | null;
  max_minor: number | null;
  categories: Named[];
  brands: Named[];
  /** The first results of a ranked search in order; null for other lists. */
  ids: number[] | null;
};

/**
 * Orders on the columns of the scope. `nulls last` matches the definition of the indexes of figures; the
 * columns hold no nulls.
 */
const ORDERS: Record<ItemOrder, string> = {
  latest: 'id desc',
  menu: 'category_position, category_id, position, id',
  popular: 'order_count desc nulls last, id',
  discounted: 'order_count desc nulls last, id',
  'most-reviewed': 'rating_count desc nulls last, id',
  recommended: 'order_count desc nulls last, id',
  basic: 'order_count desc nulls last, id',
  condition: 'order_count desc nulls last, id',
  'set-menu': 'order_count desc nulls last, id',
  search: 'name_rank desc, order_count desc, id',
  distance: 'chord, order_count desc, id',
  rating: 'average desc, rating_count desc, id',
  'price-low': 'pays_minor, order_count desc, id',
  'price-high': 'pays_minor desc, order_count desc, id',
  fastest: 'minutes_to, minutes_from, order_count desc, id',
};

/** Price of one piece as on cards, by the rule of `priceTag`. Used for sorting only. */
const PAYS = `(select p.base - case
    when o.max_discount_minor > 0 then 0
    when o.min_purchase_minor > 0 then least(d.own, d.earned)
    when o.percent is not null then d.earned
    else d.own end
  from (select coalesce((select min(v.price_minor) from item_variations v where v.item_id = i.id), i.price_minor) as base) p,
    lateral (select round(p.base * o.percent::numeric / 100) as earned,
      least(p.base, case when i.discount_type = 'percent' then round(p.base * i.discount::numeric / 100)
        else i.discount::numeric end) as own) d)`;

/** The conditions of a list with its search condition. */
function whereSql(list: ItemList, scope: ItemScope, bind: Bind): string {
  const conditions = conditionsOf(list, scope, bind);
  if (scope.search !== null) conditions.push(`i.search @@ ${querySql(scope.search, bind)}`);
  return conditions.join(' and ');
}

/** Selects the ids of a page. Lists without a search scan the index of their order up to the page. */
function idsSql(list: ItemList, order: ItemOrder, scope: ItemScope, bind: Bind): string {
  const chord =
    order === 'distance' && scope.point
      ? `s.globe <-> ${bind(storeSql.globe(scope.point))}::cube`
      : '0::float8';
  const nameRank = order === 'search' ? nameRankSql(scope, bind) : '0';
  const priced = order === 'price-low' || order === 'price-high';
  const offers = priced || list === 'discounted' || scope.discounted;
  const { ctes, joins } = joinsOf(scope, offers, bind);
  return `${withSql(ctes)}select id from (
      select i.id, i.order_count, i.rating_count, i.position, i.category_id, c.position as category_position,
        ${nameRank} as name_rank, ${chord} as chord, ${order === 'rating' ? AVERAGE : '0'} as average,
        ${priced ? PAYS : '0'} as pays_minor, s.delivery_minutes_to as minutes_to, s.delivery_minutes_from as minutes_from
      ${ITEMS_AND_STORES} ${joins} where ${whereSql(list, scope, bind)}
      order by ${ORDERS[order]} limit ${searchWindow(scope)}) ordered
    order by ${ORDERS[order]} limit ${bind(scope.limit)} offset ${bind((scope.page - 1) * scope.limit)}`;
}

/**
 * Selects the facets, and the results of a ranked search. A list is scanned in its own order by its index;
 * search results are read unordered, so that nothing is sorted.
 */
function facetsSql(list: ItemList, order: ItemOrder, scope: ItemScope, bound: number, bind: Bind): string {
  const { ctes, joins } = joinsOf(scope, list === 'discounted' || scope.discounted, bind);
  const inOrder = scope.search === null ? `order by ${ORDERS[list]}` : '';
  const ranked = isRanked(order, scope);
  const nameRank = ranked ? nameRankSql(scope, bind) : '0';
  const rows = (where: string) => `
      select i.id, i.price_minor, i.category_id, i.brand_id, i.order_count, i.rating_count, i.position,
        c.position as category_position, ${nameRank} as name_rank
      ${ITEMS_AND_STORES} ${joins} where ${where} ${inOrder} limit ${bound}`;
  const everyPrice = whereSql(list, { ...scope, fromMinor: null, toMinor: null }, bind);
  const isPriced = scope.fromMinor !== null || scope.toMinor !== null;
  const found = `scope as materialized (${rows(everyPrice)})`;
  const priced = `priced as materialized (${isPriced ? rows(whereSql(list, scope, bind)) : 'select * from scope'})`;
  return `${withSql([...ctes, found, priced])}
    select (select count(*) from priced) as total,
      (select min(price_minor) from scope) as min_minor,
      (select max(price_minor) from scope) as max_minor,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
        from categories c where c.id in (select category_id from scope)), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name) order by b.id)
        from brands b where b.id in (select brand_id from scope)), '[]') as brands,
      ${ranked ? `array(select id from priced order by ${ORDERS.search} limit ${COUNT_CACHE_MIN})` : 'null'} as ids`;
}

/** Lists the ids of a page in the list's own order or the visitor's. */
export async function listItemIds(
  pool: pg.Pool,
  list: ItemList,
  scope: ItemScope,
  order: ItemOrder = list,
): Promise<number[]> {
  if (isRanked(order, scope)) return listRankedIds(pool, list, scope);
  const query = statement((bind) => idsSql(list, order, scope, bind));
  return (await runStatement<{ id: number }>(pool, query)).map(({ id }) => id);
}

/** Reads the facets of a list, counted up to `bound`, as one row. The statement stays the same within a minute. */
export function itemFacets(
  list: ItemList,
  scope: ItemScope,
  bound: number,
  order: ItemOrder = list,
): Statement {
  return statement((bind) => facetsSql(list, order, scope, bound, bind));
}
