import type { ParsedInput } from '@errand/contract';
import type { listCorrections } from '@errand/contract/console/finance/corrections';
import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { countUpTo } from '../../console/index.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { corrections } from './payouts.tables.ts';

export type CorrectionRow = typeof corrections.$inferSelect;
type PartyColumns = Pick<CorrectionRow, 'courierId' | 'customerId' | 'storeId'>;
type Query = ParsedInput<typeof listCorrections>['query'];

const COLUMNS = {
  stores: corrections.storeId,
  couriers: corrections.courierId,
  customers: corrections.customerId,
};

/** Corrections, by default the latest first. Positions in the list are ids. */
export function correctionsBy(q: Queryable, query: Query) {
  const { status, list, party_id: partyId, direction } = query;
  const where = and(
    status ? eq(corrections.status, status) : undefined,
    list ? isNotNull(COLUMNS[list]) : undefined,
    list && partyId ? eq(COLUMNS[list], partyId) : undefined,
  );
  const { id } = corrections;
  const ascending = direction === 'asc';
  return {
    rows: (limit: number, after: number | null): Promise<CorrectionRow[]> =>
      q
        .select()
        .from(corrections)
        .where(and(where, after === null ? undefined : (ascending ? gt : lt)(id, after)))
        .orderBy(ascending ? id : desc(id))
        .limit(limit),
    count: (most: number) => countUpTo(q, corrections, where, most),
  };
}

export async function findCorrectionByIntent(q: Queryable, intent: string): Promise<CorrectionRow | null> {
  const [row] = await q.select().from(corrections).where(eq(corrections.intent, intent));
  return row ?? null;
}

/** Locks a correction until the transaction ends. */
export async function lockCorrection(tx: Tx, id: number): Promise<CorrectionRow | null> {
  const [row] = await tx.select().from(corrections).where(eq(corrections.id, id)).for('update');
  return row ?? null;
}

/** What a member has requested of a party's corrections since a time and was posted, as worth without sign. Minor units. */
export async function sumOwnCorrections(
  q: Queryable,
  { storeId, courierId, customerId }: PartyColumns,
  { staffId, since }: { staffId: number; since: Date },
): Promise<number> {
  const [row] = await q
    .select({ sum: sql<number>`coalesce(sum(${corrections.worthMinor}), 0)`.mapWith(Number) })
    .from(corrections)
    .where(
      and(
        storeId === null ? undefined : eq(corrections.storeId, storeId),
        courierId === null ? undefined : eq(corrections.courierId, courierId),
        customerId === null ? undefined : eq(corrections.customerId, customerId),
        eq(corrections.requestedBy, staffId),
        eq(corrections.status, 'done'),
        gt(corrections.requestedAt, since),
      ),
    );
  return row?.sum ?? 0;
}

export async function insertCorrection(
  tx: Tx,
  values: typeof corrections.$inferInsert,
): Promise<CorrectionRow> {
  const [row] = await tx.insert(corrections).values(values).returning();
  if (!row) throw new Error('no correction was inserted');
  return row;
}

export async function updateCorrection(tx: Tx, id: number, change: Partial<CorrectionRow>): Promise<void> {
  await tx.update(corrections).set(change).where(eq(corrections.id, id));
}
