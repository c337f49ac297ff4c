import type { LedgerUnit, TransferType } from '@errand/domain/ledger';
import { and, asc, eq, gt, inArray, like, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../ledger.tables.ts';

/** A movement of a customer's wallet or points. */
export type Movement = { id: number; owner: string; unit: LedgerUnit; type: TransferType; amount: number };

type Kinds = { unit: LedgerUnit; types: readonly TransferType[] };

/** The movements of customers since a time, oldest first, of some types in each unit. */
export async function listMovementsSince(
  q: Queryable,
  since: Date,
  kinds: readonly Kinds[],
): Promise<Movement[]> {
  const isWanted = kinds.map(({ unit, types }) =>
    and(eq(ledgerAccounts.unit, unit), inArray(ledgerTransfers.type, [...types])),
  );
  const rows = await movements(q)
    .where(and(gt(ledgerTransfers.at, since), like(ledgerAccounts.owner, 'customer:%'), or(...isWanted)))
    .orderBy(asc(ledgerEntries.id));
  return rows as Movement[];
}

/** Movements by the ids of their entries, in order. */
export async function listMovements(q: Queryable, ids: number[]): Promise<Movement[]> {
  const rows = await movements(q).where(inArray(ledgerEntries.id, ids)).orderBy(asc(ledgerEntries.id));
  return rows as Movement[];
}

function movements(q: Queryable) {
  return q
    .select({
      id: ledgerEntries.id,
      owner: ledgerAccounts.owner,
      unit: ledgerAccounts.unit,
      type: ledgerTransfers.type,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .$dynamic();
}
