import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { inStateSql, rowVersion, titleSql } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { cashbacks } from '../promotions.tables.ts';

export type CashbackValues = Omit<typeof cashbacks.$inferInsert, 'id'>;
export type CashbackRecord = typeof cashbacks.$inferSelect & { version: string };
type Filter = { search?: string | undefined; state?: PromotionState | undefined };

const RECORD = { ...getTableColumns(cashbacks), version: rowVersion(cashbacks.id) };
const SORTS = { starts_at: cashbacks.startsAt, ends_at: cashbacks.endsAt };

function matching(filter: Filter, nowMs: number): SQL | undefined {
  return and(titleSql(cashbacks.title, filter.search), inStateSql(cashbacks, filter.state, nowMs));
}

export function listCashbackRecords(
  q: Queryable,
  filter: Filter,
  page: {
    sort: keyof typeof SORTS | undefined;
    ascending: boolean;
    nowMs: number;
    limit: number;
    offset: number;
  },
): Promise<CashbackRecord[]> {
  const order = page.ascending ? asc : desc;
  return q
    .select(RECORD)
    .from(cashbacks)
    .where(matching(filter, page.nowMs))
    .orderBy(...(page.sort ? [order(SORTS[page.sort])] : []), order(cashbacks.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function countCashbacks(q: Queryable, filter: Filter, nowMs: number): Promise<number> {
  return q.$count(cashbacks, matching(filter, nowMs));
}

export async function findCashback(q: Queryable, id: number): Promise<CashbackRecord | null> {
  const [row] = await q.select(RECORD).from(cashbacks).where(eq(cashbacks.id, id));
  return row ?? null;
}

/** Locks an offer until the transaction ends. */
export async function lockCashback(q: Queryable, id: number): Promise<CashbackRecord | null> {
  const [row] = await q.select(RECORD).from(cashbacks).where(eq(cashbacks.id, id)).for('update');
  return row ?? null;
}

export async function insertCashback(q: Queryable, values: CashbackValues): Promise<number> {
  const [row] = await q.insert(cashbacks).values(values).returning({ id: cashbacks.id });
  if (!row) throw new Error('no cashback was inserted');
  return row.id;
}

export async function updateCashbackRow(q: Queryable, id: number, values: CashbackValues): Promise<void> {
  await q.update(cashbacks).set(values).where(eq(cashbacks.id, id));
}
