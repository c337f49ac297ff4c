import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/provider-books';
import { and, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { BY_ID, type ConsoleContext, countUpTo, listPageAfter } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { openReceivables } from '../../ledger/index.ts';
import { providerDifferences, providerReads } from '../movements/movements.tables.ts';

type Row = typeof providerDifferences.$inferSelect;
type Query = ParsedInput<typeof contract.listProviderDifferences>['query'];

const STATES: Record<contract.ProviderDifference['status'], SQL | undefined> = {
  open: and(isNull(providerDifferences.goneAt), isNull(providerDifferences.settledAt)),
  settled: isNotNull(providerDifferences.settledAt),
  gone: and(isNotNull(providerDifferences.goneAt), isNull(providerDifferences.settledAt)),
};

export function listDifferences(ctx: ConsoleContext, query: Query) {
  const { id, kind } = providerDifferences;
  const isAscending = query.direction === 'asc';
  const where = and(
    query.status && STATES[query.status],
    query.kind === undefined ? undefined : eq(kind, query.kind),
  );
  const rows = (limit: number, after: number | null) =>
    ctx.db
      .select()
      .from(providerDifferences)
      .where(and(where, after === null ? undefined : (isAscending ? gt : lt)(id, after)))
      .orderBy(isAscending ? id : desc(id))
      .limit(limit);
  const count = (most: number) => countUpTo(ctx.db, providerDifferences, where, most);
  return listPageAfter(query, { rows, count, ...BY_ID }, (page) => toDifferences(ctx, page));
}

async function toDifferences(
  ctx: ConsoleContext,
  rows: readonly Row[],
): Promise<contract.ProviderDifference[]> {
  const staff = await listStaffNames(
    ctx.db,
    rows.map(({ settledBy }) => settledBy),
  );
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    kind: row.kind,
    status: row.settledAt ? 'settled' : row.goneAt ? 'gone' : 'open',
    reference: row.subject,
    order_id: row.orderId,
    expected_minor: row.expectedMinor,
    actual_minor: row.actualMinor,
    found_at: row.foundAt.toISOString(),
    settled_by: staff.get(row.settledBy ?? 0) ?? null,
    settled_at: row.settledAt?.toISOString() ?? null,
    note: row.note,
  }));
}

/** The providers that report their movements, with their balance by the books. */
export async function listReads(ctx: ConsoleContext) {
  const reads = await ctx.db.select().from(providerReads);
  const balances = await openReceivables.clearing(ctx.db);
  const open = await ctx.db
    .select({ provider: providerDifferences.provider, open: sql<number>`count(*)::int` })
    .from(providerDifferences)
    .where(STATES.open)
    .groupBy(providerDifferences.provider);
  const told = ctx.payments.filter((provider) => 'movements' in provider).map(({ name }) => name);
  const names = [...new Set([...told, ...reads.map(({ provider }) => provider)])];
  return {
    rows: names.map((provider) => ({
      provider,
      read_until: reads.find((read) => read.provider === provider)?.readUntil.toISOString() ?? null,
      balance_minor: balances.get(provider) ?? 0,
      open: open.find((row) => row.provider === provider)?.open ?? 0,
    })),
  };
}

/** Settles an open difference with a note. Throws `difference_settled` for any other. */
export async function settleDifference(
  ctx: ConsoleContext,
  id: number,
  note: string,
): Promise<{ done: true }> {
  await ctx.db.transaction(async (tx) => {
    const [row] = isId(id)
      ? await tx.select().from(providerDifferences).where(eq(providerDifferences.id, id)).for('update')
      : [];
    const { goneAt, settledAt } = requireFound(row ?? null);
    if (goneAt || settledAt) throw new AppError('difference_settled');
    await tx
      .update(providerDifferences)
      .set({ settledBy: ctx.member.id, settledAt: new Date(ctx.now()), note })
      .where(eq(providerDifferences.id, id));
  });
  return { done: true };
}
