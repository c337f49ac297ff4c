import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { inStateSql, rowVersion, titleSql } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { walletBonuses } from '../wallet.tables.ts';

export type WalletBonusValues = Omit<typeof walletBonuses.$inferInsert, 'id'>;
export type WalletBonusRecord = typeof walletBonuses.$inferSelect & { version: string };
type Filter = { search?: string | undefined; state?: PromotionState | undefined };

const RECORD = { ...getTableColumns(walletBonuses), version: rowVersion(walletBonuses.id) };
const SORTS = { starts_at: walletBonuses.startsAt, ends_at: walletBonuses.endsAt };

function matching(filter: Filter, nowMs: number): SQL | undefined {
  return and(titleSql(walletBonuses.title, filter.search), inStateSql(walletBonuses, filter.state, nowMs));
}

export function listWalletBonusRecords(
  q: Queryable,
  filter: Filter,
  page: {
    sort: keyof typeof SORTS | undefined;
    ascending: boolean;
    nowMs: number;
    limit: number;
    offset: number;
  },
): Promise<WalletBonusRecord[]> {
  const order = page.ascending ? asc : desc;
  return q
    .select(RECORD)
    .from(walletBonuses)
    .where(matching(filter, page.nowMs))
    .orderBy(...(page.sort ? [order(SORTS[page.sort])] : []), order(walletBonuses.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function countWalletBonuses(q: Queryable, filter: Filter, nowMs: number): Promise<number> {
  return q.$count(walletBonuses, matching(filter, nowMs));
}

export async function findWalletBonus(q: Queryable, id: number): Promise<WalletBonusRecord | null> {
  const [row] = await q.select(RECORD).from(walletBonuses).where(eq(walletBonuses.id, id));
  return row ?? null;
}

/** Locks a bonus until the transaction ends. */
export async function lockWalletBonus(q: Queryable, id: number): Promise<WalletBonusRecord | null> {
  const [row] = await q.select(RECORD).from(walletBonuses).where(eq(walletBonuses.id, id)).for('update');
  return row ?? null;
}

export async function insertWalletBonus(q: Queryable, values: WalletBonusValues): Promise<number> {
  const [row] = await q.insert(walletBonuses).values(values).returning({ id: walletBonuses.id });
  if (!row) throw new Error('no bonus was inserted');
  return row.id;
}

export async function updateWalletBonusRow(
  q: Queryable,
  id: number,
  values: WalletBonusValues,
): Promise<void> {
  await q.update(walletBonuses).set(values).where(eq(walletBonuses.id, id));
}
