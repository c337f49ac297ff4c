import type { ParsedInput } from '@errand/contract';
import type { listFundings } from '@errand/contract/console/customers/fundings';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { countUpTo } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { walletFundings } from '../wallet.tables.ts';

export type FundingRow = typeof walletFundings.$inferSelect;
type Query = ParsedInput<typeof listFundings>['query'];

function matching({ status, customer_id: customerId }: Query) {
  return and(
    status ? eq(walletFundings.status, status) : undefined,
    customerId ? eq(walletFundings.customerId, customerId) : undefined,
  );
}

/** Fundings, by default the latest first. Positions in the list are ids. */
export function fundingsBy(q: Queryable, query: Query) {
  const where = matching(query);
  const { id } = walletFundings;
  const ascending = query.direction === 'asc';
  return {
    rows: (limit: number, after: number | null): Promise<FundingRow[]> =>
      q
        .select()
        .from(walletFundings)
        .where(and(where, after === null ? undefined : (ascending ? gt : lt)(id, after)))
        .orderBy(ascending ? id : desc(id))
        .limit(limit),
    count: (most: number) => countUpTo(q, walletFundings, where, most),
  };
}

export async function findByIntent(q: Queryable, intent: string): Promise<FundingRow | null> {
  const [row] = await q.select().from(walletFundings).where(eq(walletFundings.intent, intent));
  return row ?? null;
}

/** Locks a funding until the transaction ends. */
export async function lockFunding(q: Queryable, id: number): Promise<FundingRow | null> {
  const [row] = await q.select().from(walletFundings).where(eq(walletFundings.id, id)).for('update');
  return row ?? null;
}

/** What a member has added to a wallet since a time without a second member. Minor units. */
export async function sumOwnFundings(
  q: Queryable,
  { customerId, staffId, since }: { customerId: number; staffId: number; since: Date },
): Promise<number> {
  const [row] = await q
    .select({ sum: sql<number>`coalesce(sum(${walletFundings.amountMinor}), 0)`.mapWith(Number) })
    .from(walletFundings)
    .where(
      and(
        eq(walletFundings.customerId, customerId),
        eq(walletFundings.requestedBy, staffId),
        eq(walletFundings.status, 'done'),
        gt(walletFundings.requestedAt, since),
      ),
    );
  return row?.sum ?? 0;
}

export async function insertFunding(
  q: Queryable,
  row: typeof walletFundings.$inferInsert,
): Promise<FundingRow> {
  const [made] = await q.insert(walletFundings).values(row).returning();
  if (!made) throw new Error('no funding was inserted');
  return made;
}

export async function updateFunding(
  q: Queryable,
  id: number,
  change: Partial<Omit<FundingRow, 'id' | 'customerId' | 'amountMinor' | 'intent'>>,
): Promise<void> {
  await q.update(walletFundings).set(change).where(eq(walletFundings.id, id));
}
