import { type AccountName, POSTING_PARTS } from '@errand/domain/books';
import { LEDGER_TYPES } from '@errand/domain/ledger';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
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
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The public id, which does not reveal the number of transfers. */
    transactionId: uuid('transaction_id').notNull().defaultRandom().unique(),
    type: text('type', { enum: LEDGER_TYPES }).notNull(),
    /** What it is about, `order:7`; or the order alone, or another reference by type, in the history of a wallet. */
    reference: text('reference'),
    at: moment('at').notNull(),
    /**
     * The day of the entry in the books, which a trigger sets: that of `at` in the shop's time zone, or the first open day where
     * its month is closed.
     */
    day: date('day').notNull().default(sql`current_date`),
  },
  (t) => [
    index('ledger_transfers_reference').on(t.reference).concurrently(),
    // Transfers are stored in the order of time, so that a block range index is small and finds the latest ones.
    index('ledger_transfers_at').using('brin', t.at).concurrently(),
    index('ledger_transfers_day').on(t.day, t.id).concurrently(),
  ],
);

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
    /** What it is for; null where the transfer says it. */
    part: text('part', { enum: POSTING_PARTS }),
  },
  (t) => [
    index('ledger_entries_account').on(t.accountId, t.id),
    index('ledger_entries_transfer').on(t.transferId),
    // The latest entries of an account by their transfers, whose first is known by the time.
    index('ledger_entries_recent').on(t.accountId, t.transferId).concurrently(),
  ],
);

/**
 * The entries of an account in a month, by what they are for, and their sum. A trigger adds every entry. Those of the
 * operator's accounts are in several rows (`shard`), so that transfers do not wait for each other.
 */
export const ledgerMonths = pgTable(
  'ledger_months',
  {
    accountId: reference('account_id', () => ledgerAccounts.id),
    /** The first day of the month. */
    month: date('month').notNull(),
    /** Empty for entries without a part. */
    part: text('part').notNull(),
    shard: smallint('shard').notNull(),
    entries: integer('entries').notNull(),
    amount: money('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.month, t.part, t.shard] })],
);

/** The numbers of accounts at the tax adviser, where they are not the default ones. */
export const ledgerAccountNumbers = pgTable('ledger_account_numbers', {
  account: text('account').$type<AccountName>().primaryKey(),
  number: text('number').notNull(),
});
