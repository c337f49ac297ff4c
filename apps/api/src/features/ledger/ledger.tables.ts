import { LEDGER_TYPES } from '@errand/domain/ledger';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, money, reference } from '../../platform/db/index.ts';

/** An account of a customer (`customer:12`), of a courier, or of the operator (`house:…`). */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: serial('id').primaryKey(),
    owner: text('owner').notNull(),
    unit: text('unit', { enum: ['money', 'points'] }).notNull(),
    /**
     * The sum of its entries, in minor units or points. A trigger adds every entry, under the lock of this row. The operator's
     * accounts have none: all transfers would wait for each other.
     */
    balance: money('balance').notNull().default(0),
    /** The owner whose account received the balance when two accounts of a customer were merged. */
    mergedInto: text('merged_into'),
  },
  (t) => [
    unique('ledger_accounts_owner').on(t.owner, t.unit),
    index('ledger_accounts_merged').on(t.mergedInto).where(sql`merged_into is not null`).concurrently(),
  ],
);

/** A transfer. Append-only: the database rejects changes. */
export const ledgerTransfers = pgTable('ledger_transfers', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** The public id, which does not reveal the number of transfers. */
  transactionId: uuid('transaction_id').notNull().defaultRandom().unique(),
  type: text('type', { enum: LEDGER_TYPES }).notNull(),
  /** The order, or another reference by type. */
  reference: text('reference'),
  at: moment('at').notNull(),
});

/** The entries of a transfer. At commit the database requires a sum of zero per unit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: reference('account_id', () => ledgerAccounts.id),
    /** Minor units or points; positive is received. */
    amount: money('amount').notNull(),
  },
  (t) => [
    index('ledger_entries_account').on(t.accountId, t.id),
    index('ledger_entries_transfer').on(t.transferId),
  ],
);
