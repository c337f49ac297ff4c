import { desc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

export async function exportCustomer(q: Queryable, { owner }: ExportedCustomer) {
  return {
    wallet_and_points: await q
      .select({
        transaction_id: ledgerTransfers.transactionId,
        type: ledgerTransfers.type,
        reference: ledgerTransfers.reference,
        unit: ledgerAccounts.unit,
        /** Minor units or points; positive amounts are credits. */
        amount: sql<number>`${ledgerEntries.amount}`.mapWith(Number),
        at: ledgerTransfers.at,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
      .where(or(eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.mergedInto, owner)))
      .orderBy(desc(ledgerEntries.id)),
  };
}
