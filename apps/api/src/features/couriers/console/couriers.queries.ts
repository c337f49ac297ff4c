import type { ParsedInput } from '@errand/contract';
import type { listCouriers } from '@errand/contract/console/couriers/couriers';
import { LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type Scope } from '../../../console/index.ts';
import { inLanguage, phonePattern, type Queryable } from '../../../platform/db/index.ts';
import { containsWords } from '../../../platform/search/index.ts';
import { countRunningOrdersSql } from '../../orders/orders.views.ts';
import { cashInHandSql } from '../cash.queries.ts';
import { couriers } from '../couriers.tables.ts';

type Query = ParsedInput<typeof listCouriers>['query'];

/** Columns outside of the version, because members do not edit them: they change with location, ratings and work. */
const FIGURES = [
  'latitude',
  'longitude',
  'heading',
  'located_at',
  'rating_average',
  'rating_count',
  'online',
];

// Drizzle omits the table of columns in the fields of a select, where `id` would then refer to a subquery.
const ID = sql`${couriers}.id`;
const CASH = cashInHandSql(ID);
const RECORD = {
  ...getTableColumns(couriers),
  version: sql<string>`md5((to_jsonb(${couriers}) - ${sql.param(FIGURES)}::text[])::text)`,
  running: countRunningOrdersSql(ID),
  cashMinor: CASH,
};
export type CourierRecord = Awaited<ReturnType<ReturnType<typeof couriersIn>['rows']>>[number];

function matching(scope: Scope, { search, active, zone_id: zoneId }: Query): SQL | undefined {
  return and(
    scope.all ? undefined : or(isNull(couriers.zoneId), inArray(couriers.zoneId, [...scope.zoneIds])),
    search ? isFound(search) : undefined,
    active === undefined ? undefined : eq(couriers.active, active),
    zoneId ? eq(couriers.zoneId, zoneId) : undefined,
  );
}

function isFound(words: string): SQL {
  const pattern = phonePattern(words);
  const name = (language: LanguageCode) =>
    containsWords(
      sql`concat(${couriers.firstName}->>${language}, ' ', ${couriers.lastName}->>${language})`,
      words,
    );
  return sql`(${sql.join(LANGUAGE_CODES.map(name), sql` or `)} or ${couriers.phone} like ${pattern})`;
}

/** Couriers of a scope's zones and those of every zone. */
export function couriersIn(q: Queryable, scope: Scope, query: Query, language: LanguageCode) {
  const where = matching(scope, query);
  const { sort = 'name', direction } = query;
  const by = {
    name: inLanguage(couriers.firstName, language),
    running: countRunningOrdersSql(ID),
    rating: couriers.ratingAverage,
    cash_minor: CASH,
  }[sort];
  const isAscending = direction ? direction === 'asc' : sort === 'name';
  return {
    rows: (limit: number, offset: number) =>
      q
        .select(RECORD)
        .from(couriers)
        .where(where)
        .orderBy((isAscending ? asc : desc)(by), asc(couriers.id))
        .limit(limit)
        .offset(offset),
    count: (most: number) => countUpTo(q, couriers, where, most),
  };
}

export async function findCourierRecord(q: Queryable, id: number): Promise<CourierRecord | null> {
  const [row] = await q.select(RECORD).from(couriers).where(eq(couriers.id, id));
  return row ?? null;
}

/** A courier, locked until the transaction ends. */
export async function lockCourier(q: Queryable, id: number): Promise<CourierRecord | null> {
  const [row] = await q.select(RECORD).from(couriers).where(eq(couriers.id, id)).for('update');
  return row ?? null;
}

export async function updateCourierRow(
  q: Queryable,
  id: number,
  change: Partial<typeof couriers.$inferInsert>,
): Promise<void> {
  await q.update(couriers).set(change).where(eq(couriers.id, id));
}
