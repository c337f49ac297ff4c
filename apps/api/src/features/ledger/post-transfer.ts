import { isBalanced, type LedgerEntry, type LedgerType } from '@errand/domain/ledger';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { insertTransfer, lockAccounts, sumBalance } from './ledger.queries.ts';

/** Entries of one transfer: each account once per unit, in minor units or points. */
type Posting = { type: LedgerType; reference: string | null; entries: LedgerEntry[]; at: Date };

/**
 * Posts a transfer of money and points in a transaction. A customer's balance never goes below zero: throws `balance_low`
 * or `points_low`. Concurrent transfers wait for the lock of the account.
 */
export async function postTransfer(tx: Tx, { type, reference, entries, at }: Posting): Promise<void> {
  if (!isBalanced(entries)) throw new Error(`The entries of the transfer ${type} are not balanced.`);
  const accounts = await lockAccounts(
    tx,
    entries.map(({ owner, unit }) => ({ owner, unit })),
  );
  const sides: { accountId: number; amount: number }[] = [];
  for (const entry of entries) {
    const account = accounts.find(({ owner, unit }) => owner === entry.owner && unit === entry.unit);
    if (!account) throw new Error(`There is no ledger account of ${entry.owner}.`);
    if (entry.amount < 0 && !entry.owner.startsWith('house:')) {
      const left = (await sumBalance(tx, account.id)) + entry.amount;
      if (left < 0) throw new AppError(entry.unit === 'money' ? 'balance_low' : 'points_low');
    }
    sides.push({ accountId: account.id, amount: entry.amount });
  }
  await insertTransfer(tx, { type, reference, at }, sides);
}
