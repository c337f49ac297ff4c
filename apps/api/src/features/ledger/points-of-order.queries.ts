import { and, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

/** The points that an order earned its owner, also before an account was merged into the owner's. */
export async function pointsOfOrder(tx: Tx, owner: string, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(
      and(
        or(eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.mergedInto, owner)),
        eq(ledgerAccounts.unit, 'points'),
        eq(ledgerTransfers.type, 'order_place'),
        eq(ledgerTransfers.reference, String(orderId)),
      ),
    );
  return row?.sum ?? 0;
}
