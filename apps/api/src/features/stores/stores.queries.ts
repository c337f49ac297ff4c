import { createHash } from 'node:crypto';
import type { Point } from '@errand/domain/location';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable, type Translations } from '../../platform/db/index.ts';
import { STORE_COLUMNS, STORE_JOINS, type StoreRow } from './store-row.ts';

export type StoreOrder = 'nearest' | 'latest' | 'popular';

export type StoreScope = {
  zoneIds: number[];
  moduleId: number | null;
  type: 'all' | 'veg' | 'non_veg';
  featured: boolean;
  orderType: 'delivery' | 'take_away' | null;
  point: Point | null;
  nowMs: number;
  limit: number;
  /** 1-based. */
  page: number;
};

type Bind = (value: unknown) => string;

/** Only what is asked for becomes a condition, so that PostgreSQL plans for what it really has to look through. */
function conditionsOf(scope: StoreScope, bind: Bind): string {
  const conditions = [
    's.active',
    'm.active',
    `(m.all_zone_service or s.zone_id = any(${bind(scope.zoneIds)}::int[]))`,
  ];
  if (scope.moduleId !== null) conditions.push(`s.module_id = ${bind(scope.moduleId)}`);
  if (scope.type === 'veg') conditions.push('s.veg');
  if (scope.type === 'non_veg') conditions.push('s.non_veg');
  if (scope.featured) conditions.push('s.featured');
  if (scope.orderType === 'delivery') conditions.push('s.delivery');
  if (scope.orderType === 'take_away') conditions.push('s.take_away');
  return conditions.join(' and ');
}

/**
 * Whether a store is open, for the order of a list only: what a card says comes from `openState` of the domain.
 * The rules are the same (an end at or before its start runs past midnight, 23:59 means midnight), read off the wall
 * clock of the store's zone; a test holds the two together.
 */
function isOpen(nowMs: number, bind: Bind): string {
  return `(s.always_open or exists (
    select 1 from store_schedules h,
      lateral (select ${bind(new Date(nowMs))}::timestamptz at time zone z.time_zone as wall) c,
      lateral (select extract(dow from c.wall) as day,
        extract(hour from c.wall) * 60 + extract(minute from c.wall) as minutes) t,
      lateral (select case when h.closes = 1439 then 1440 else h.closes end as end) e
    where h.store_id = s.id and (
      (h.day = t.day and h.opens <= t.minutes and (e.end > t.minutes or e.end <= h.opens))
      or (h.day = (t.day::int + 6) % 7 and e.end <= h.opens and e.end > t.minutes))))`;
}

/** Metres along the globe, by the formula of the domain's `haversineKm`. */
function metresTo({ latitude, longitude }: Point, bind: Bind): string {
  const here = { latitude: `${bind(latitude)}::float8`, longitude: `${bind(longitude)}::float8` };
  return `(2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(s.latitude - ${here.latitude}) / 2), 2)
    + cos(radians(${here.latitude})) * cos(radians(s.latitude))
      * power(sin(radians(s.longitude - ${here.longitude}) / 2), 2)))))`;
}

/** What a list is sorted by, computed once a store, and then the direction of each. */
function sortOf(order: StoreOrder, scope: StoreScope, bind: Bind): { keys: string; by: string } {
  if (order === 'latest') return { keys: 's.opened_at as opened', by: 'opened desc, id desc' };
  if (order === 'popular') return { keys: 's.order_count as orders', by: 'orders desc, id' };
  const metres = scope.point ? metresTo(scope.point, bind) : '0';
  const keys = `${isOpen(scope.nowMs, bind)} as is_open, ${metres} as metres, s.order_count as orders`;
  return { keys, by: 'is_open desc, metres, orders desc, id' };
}

/** One page of the stores in scope, and how many there are. One statement; a page beyond the end takes a second. */
export async function listStoreRows(pool: pg.Pool, order: StoreOrder, scope: StoreScope) {
  const rows = await run<StoreRow & { total: number }>(pool, (bind) => pageSql(order, scope, bind));
  if (rows[0] || scope.page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const [counted] = await run<{ total: number }>(pool, (bind) => countSql(scope, bind));
  return { rows: [], total: counted?.total ?? 0 };
}

function pageSql(order: StoreOrder, scope: StoreScope, bind: Bind): string {
  const { keys, by } = sortOf(order, scope, bind);
  return `
    with page as (
      select s.id, count(*) over () as total, ${keys}
      from stores s ${STORE_JOINS} where ${conditionsOf(scope, bind)}
      order by ${by} limit ${bind(scope.limit)} offset ${bind((scope.page - 1) * scope.limit)}
    )
    select page.total, ${STORE_COLUMNS}
    from page join stores s on s.id = page.id ${STORE_JOINS}
    order by ${by.replace(/\bid\b/, 'page.id')}`;
}

function countSql(scope: StoreScope, bind: Bind): string {
  return `select count(*) as total from stores s ${STORE_JOINS} where ${conditionsOf(scope, bind)}`;
}

/** The statement is named after its text: each shape of conditions is planned once a connection. */
function run<Row extends pg.QueryResultRow>(pool: pg.Pool, build: (bind: Bind) => string): Promise<Row[]> {
  const values: unknown[] = [];
  const text = build((value) => `$${values.push(value)}`);
  return prepared<Row>(pool, `stores-${createHash('sha1').update(text).digest('hex')}`, text, values);
}

type StoreCategoryRow = { id: number; name: Translations; slug: string; picture: string | null };
export type StoreDetailRow = StoreRow & { categories: StoreCategoryRow[] };

const DETAIL = (condition: string) => `
  select ${STORE_COLUMNS},
    coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'picture', c.picture)
        order by c.position, c.id)
      from categories c where c.active
        and exists (select 1 from items i where i.category_id = c.id and i.store_id = s.id and i.active)), '[]') as categories
  from stores s ${STORE_JOINS} where ${condition}`;

/** By id when the text is a number, else by slug. */
export async function findStoreDetail(pool: pg.Pool, idOrSlug: string): Promise<StoreDetailRow | null> {
  const rows = /^\d{1,9}$/.test(idOrSlug)
    ? await prepared<StoreDetailRow>(pool, 'store-by-id', DETAIL('s.id = $1'), [Number(idOrSlug)])
    : await prepared<StoreDetailRow>(pool, 'store-by-slug', DETAIL('s.slug = $1'), [idOrSlug]);
  return rows[0] ?? null;
}

/** Stores by id, in no order; inside a transaction when one is given. */
export async function listStoresById(q: Queryable, ids: number[]): Promise<StoreRow[]> {
  const found =
    await q.execute<StoreRow>(sql`select ${sql.raw(STORE_COLUMNS)} from stores s ${sql.raw(STORE_JOINS)}
    where s.id = any(${sql.param(ids)}::int[])`);
  return found.rows;
}
