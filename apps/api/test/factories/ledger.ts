import type { LedgerUnit, TransferType } from '@errand/domain/ledger';
import { postTransfer } from '../../src/features/ledger/post-transfer.ts';
import type { Database } from '../../src/platform/db/index.ts';

/** Credits a customer with money (minor units) or points; a negative amount debits. */
export async function makeTransfer(
  db: Database,
  customerId: number,
  amount: number,
  overrides: { unit?: LedgerUnit; type?: TransferType; reference?: string; bonus?: number; at?: Date } = {},
) {
  const { unit = 'money', type = 'add_fund', reference = null, bonus = 0 } = overrides;
  const { at = new Date('2026-03-01T08:00:00Z') } = overrides;
  const entries = [
    { owner: `customer:${customerId}`, unit, amount: amount + bonus },
    { owner: 'house:goodwill', unit, amount: -amount },
    { owner: 'house:top_up_bonuses', unit, amount: -bonus },
  ].filter((entry) => entry.amount !== 0);
  await db.transaction((tx) => postTransfer(tx, { type, reference, entries, at }));
}
