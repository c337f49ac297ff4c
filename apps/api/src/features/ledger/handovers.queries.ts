import { COURIER_CASH, OPERATOR_ACCOUNT } from '@errand/domain/ledger';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { lockBalances } from './ledger.queries.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';
import { postTransfer } from './post-transfer.ts';

/** The account whose balance is the cash that a courier has handed over. */
function accountOf(courierId: number): string {
  return `courier:${courierId}`;
}

/** The cash that a courier has handed over. Locks the account until the transaction ends. */
export async function lockHandedOver(tx: Tx, courierId: number): Promise<number> {
  return (await lockBalances(tx, accountOf(courierId))).money;
}

/** Books cash from a courier to the operator. Call `lockHandedOver` before. */
export async function postHandover(
  tx: Tx,
  { courierId, amountMinor, at }: { courierId: number; amountMinor: number; at: Date },
): Promise<void> {
  await postTransfer(tx, {
    type: COURIER_CASH,
    reference: String(courierId),
    at,
    entries: [
      { owner: accountOf(courierId), unit: 'money', amount: amountMinor },
      { owner: OPERATOR_ACCOUNT.courierCash, unit: 'money', amount: -amountMinor },
    ],
  });
}

/** The latest handovers of a courier, newest first. */
export function listHandovers(q: Queryable, courierId: number, limit: number) {
  return q
    .select({ id: ledgerEntries.id, amountMinor: ledgerEntries.amount, at: ledgerTransfers.at })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerAccounts.owner, accountOf(courierId)), eq(ledgerAccounts.unit, 'money')))
    .orderBy(desc(ledgerEntries.id))
    .limit(limit);
}
