import { handOverCash } from '@errand/domain/books';
import { COURIER_CASH } from '@errand/domain/ledger';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { lockBalances } from './ledger.queries.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';
import { postEntry } from './post-entry.ts';

/** The account of the cash that a courier has in hand, as a negative balance. */
function accountOf(courierId: number): string {
  return `courier:${courierId}`;
}

/** Locks the account of a courier's cash until the transaction ends. */
export async function lockCash(tx: Tx, courierId: number): Promise<void> {
  await lockBalances(tx, accountOf(courierId));
}

/** Books cash from a courier to the operator. Call `lockCash` before. */
export async function postHandover(
  tx: Tx,
  { courierId, amountMinor, at }: { courierId: number; amountMinor: number; at: Date },
): Promise<void> {
  await postEntry(tx, handOverCash(courierId, amountMinor), { at });
}

/** The types of handovers. Older ones have a name of their own. */
const HANDOVERS = [COURIER_CASH, 'handover'] as const;

/** The latest handovers of a courier, newest first. */
export function listHandovers(q: Queryable, courierId: number, limit: number) {
  return q
    .select({ id: ledgerEntries.id, amountMinor: ledgerEntries.amount, at: ledgerTransfers.at })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.owner, accountOf(courierId)),
        eq(ledgerAccounts.unit, 'money'),
        inArray(ledgerTransfers.type, [...HANDOVERS]),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(limit);
}
