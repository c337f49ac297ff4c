import { createHash } from 'node:crypto';
import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';

export type ItemOrder =
  | 'latest'
  | 'menu'
  | 'popular'
  | 'discounted'
  | 'most-reviewed'
  | 'recommended'
  | 'search';

/** What a list is narrowed to. Amounts in minor units; null and empty lists do not narrow, except `zoneIds`. */
export type ItemScope = {
  /** Empty only with a store, whose menu is shown wherever the visitor is. */
  zoneIds: number[];
  moduleId: number | null;
  storeId: number | null;
  /** Categories with their children. */
  categoryIds: number[];
  type: 'all' | 'veg' | 'non_veg';
  minimumRating: number | null;
  fromMinor: number | null;
  toMinor: number | null;
  /** A tsquery of search-text.ts; null without search. */
  search: string | null;
  /** The same for names only: what matches here comes first. */
  searchNames: string | null;
  nowMs: number;
  limit: number;
  /** 1-based. */
  page: number;
};

export type ItemPageRow = {
  ids: number[];
  total: number;
  /** Of the scope before the limits of price; null when it is empty. */
  min_minor: number | null;
  max_minor: number | null;
  categories: { id: number; name: Translations }[];
};

const ORDERS: Record<ItemOrder, string> = {
  latest: 'id desc',
  menu: 'category_position, category_id, position, id',
  popular: 'order_count desc, id',
  discounted: 'order_count desc, id',
  'most-reviewed': 'rating_count desc, id',
  recommended: 'order_count desc, id',
  search: 'in_name desc, order_count desc, id',
};

type Bind = (value: unknown) => string;

/**
 * Only what is asked for becomes a condition. One statement with "parameter is null or …" for everything would be
 * planned for a single row and join by nested loops: ten times slower.
 */
function conditionsOf(order: ItemOrder, scope: ItemScope, bind: Bind): string[] {
  const conditions = ['i.active', 's.active', 'm.active', 'c.active', 'i.campaign_starts is null'];
  const add = (condition: string | false | null) => condition && conditions.push(condition);
  if (scope.storeId === null) {
    conditions.push(`(m.all_zone_service or s.zone_id = any(${bind(scope.zoneIds)}::int[]))`);
  } else conditions.push(`i.store_id = ${bind(scope.storeId)}`);
  add(scope.moduleId !== null && `i.module_id = ${bind(scope.moduleId)}`);
  add(scope.categoryIds.length > 0 && `i.category_id = any(${bind(scope.categoryIds)}::int[])`);
  add(scope.type === 'veg' && 'i.veg');
  add(scope.type === 'non_veg' && 'not i.veg');
  if (scope.minimumRating !== null) {
    conditions.push(`i.rating_sum >= ${bind(scope.minimumRating)}::float8 * greatest(i.rating_count, 1)`);
  }
  add(scope.search !== null && `i.search @@ ${bind(scope.search)}::tsquery`);
  add(order === 'most-reviewed' && 'i.rating_count > 0');
  add(order === 'recommended' && 'i.recommended');
  if (order === 'discounted') {
    const now = `${bind(new Date(scope.nowMs))}::timestamptz`;
    conditions.push(`(i.discount > 0 or exists (select 1 from store_discounts d
      where d.store_id = s.id and d.starts_at <= ${now} and d.ends_at > ${now}))`);
  }
  return conditions;
}

/** One statement for a page of ids with what the filters show: total, price range, categories. */
function pageSql(order: ItemOrder, scope: ItemScope, bind: Bind): string {
  const inName = scope.searchNames === null ? 'false' : `i.search @@ ${bind(scope.searchNames)}::tsquery`;
  const prices = ['true'];
  if (scope.fromMinor !== null) prices.push(`price_minor >= ${bind(scope.fromMinor)}`);
  if (scope.toMinor !== null) prices.push(`price_minor <= ${bind(scope.toMinor)}`);
  return `
    with scope as (
      select i.id, i.price_minor, i.category_id, i.order_count, i.rating_count, i.position,
        c.position as category_position, ${inName} as in_name
      from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id
        join categories c on c.id = i.category_id
      where ${conditionsOf(order, scope, bind).join(' and ')}
    ), priced as (select * from scope where ${prices.join(' and ')})
    select
      array(select id from priced order by ${ORDERS[order]}
        limit ${bind(scope.limit)} offset ${bind((scope.page - 1) * scope.limit)}) as ids,
      (select count(*) from priced) as total,
      (select min(price_minor) from scope) as min_minor,
      (select max(price_minor) from scope) as max_minor,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
        from categories c where c.id in (select category_id from scope)), '[]') as categories`;
}

export async function listItemPage(pool: pg.Pool, order: ItemOrder, scope: ItemScope): Promise<ItemPageRow> {
  const values: unknown[] = [];
  const text = pageSql(order, scope, (value) => `$${values.push(value)}`);
  const name = `items-page-${createHash('sha1').update(text).digest('hex')}`;
  const [row] = await prepared<ItemPageRow>(pool, name, text, values);
  if (!row) throw new Error('a statement of aggregates gives one row');
  return row;
}
