import { journalEntry, type Payee, payeeOwner } from '@errand/domain/books';
import type { LedgerUnit, TransferType } from '@errand/domain/ledger';
import { postEntry } from '../../src/features/ledger/index.ts';
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

let earnings = 0;

/** Books what a store or courier has earned with an order of its own, in minor units; a negative amount is a refund. */
export async function makeEarning(db: Database, payee: Payee, amountMinor: number, at: Date): Promise<void> {
  earnings += 1;
  const order = `order:${900_000 + earnings}` as const;
  const entry = journalEntry('earning', order, [
    { account: 'receivable', owner: order, part: 'total', amountMinor: 0 - amountMinor },
    {
      account: payee.account,
      owner: payeeOwner(payee),
      part: payee.account === 'store' ? 'items' : 'delivery',
      amountMinor,
    },
  ]);
  await db.transaction((tx) => postEntry(tx, entry, { at }));
}

/** Books cash that a courier has collected for an order. */
export async function makeCashInHand(
  db: Database,
  courierId: number,
  amountMinor: number,
  at: Date,
): Promise<void> {
  const order = 'order:899999' as const;
  const entry = journalEntry('payment', order, [
    { account: 'receivable', owner: order, part: 'payment', amountMinor },
    { account: 'courier_cash', owner: `courier:${courierId}`, part: 'cash', amountMinor: 0 - amountMinor },
  ]);
  await db.transaction((tx) => postEntry(tx, entry, { at }));
}
