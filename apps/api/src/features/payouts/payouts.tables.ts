import { FUNDING_STATES } from '@errand/contract/console/customers/fundings';
import { BANK_ACCOUNT_KINDS } from '@errand/contract/console/finance/payees';
import { LEFT_OUT_REASONS, PAYOUT_RUN_KINDS, PAYOUT_RUN_STATES } from '@errand/contract/console/finance/runs';
import { PAYOUT_STATES, type PostingPart } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, money, reference } from '../../platform/db/index.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** The payee of a row: one of both is set. */
function payeeColumns() {
  return {
    storeId: integer('store_id').references(() => stores.id),
    courierId: integer('courier_id').references(() => couriers.id),
  };
}

const ONE_PAYEE = sql`num_nonnulls(store_id, courier_id) = 1`;

/** Where a store or courier is paid. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: serial('id').primaryKey(),
    ...payeeColumns(),
    kind: text('kind', { enum: BANK_ACCOUNT_KINDS }).notNull(),
    holder: text('holder').notNull(),
    /** Encrypted, against fraud with leaked account numbers. */
    sealedNumber: text('sealed_number').notNull(),
    /** The last characters, which are shown. */
    tail: text('tail').notNull(),
    /** BIC, or the code of a local bank; null if the number has it. */
    bank: text('bank'),
    changedBy: integer('changed_by').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When a payout to it came back; null since the last change. It is not paid again. */
    failedAt: moment('failed_at'),
  },
  (t) => [
    uniqueIndex('payout_accounts_store').on(t.storeId),
    uniqueIndex('payout_accounts_courier').on(t.courierId),
    check('payout_accounts_payee', ONE_PAYEE),
  ],
);

/** A part of a balance that is not paid out, for example during a dispute. */
export const payoutHolds = pgTable(
  'payout_holds',
  {
    id: serial('id').primaryKey(),
    ...payeeColumns(),
    amountMinor: money('amount_minor').notNull(),
    reason: text('reason').notNull(),
    heldBy: integer('held_by').notNull(),
    heldAt: moment('held_at').notNull(),
    releasedBy: integer('released_by'),
    releasedAt: moment('released_at'),
  },
  (t) => [
    index('payout_holds_store').on(t.storeId),
    index('payout_holds_courier').on(t.courierId),
    check('payout_holds_payee', ONE_PAYEE),
  ],
);

/** Payouts that are reviewed, confirmed by a second member and sent together. An advance is a run of one. */
export const payoutRuns = pgTable('payout_runs', {
  id: serial('id').primaryKey(),
  kind: text('kind', { enum: PAYOUT_RUN_KINDS }).notNull(),
  status: text('status', { enum: PAYOUT_RUN_STATES }).notNull(),
  /** What was earned later is pending. */
  earnedUntil: moment('earned_until').notNull(),
  minimumMinor: money('minimum_minor').notNull(),
  /** The reason of an advance. */
  note: text('note'),
  /** Idempotency key of the member's intent: a repeated call is the same run. */
  intent: text('intent').notNull().unique(),
  createdBy: integer('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  decidedBy: integer('decided_by'),
  decidedAt: moment('decided_at'),
  exportedAt: moment('exported_at'),
});

/** What a run pays to one payee. Amounts and account are frozen with the run. */
export const payouts = pgTable(
  'payouts',
  {
    id: serial('id').primaryKey(),
    runId: reference('run_id', () => payoutRuns.id),
    ...payeeColumns(),
    status: text('status', { enum: PAYOUT_STATES }).notNull(),
    leftOut: text('left_out', { enum: LEFT_OUT_REASONS }),
    amountMinor: money('amount_minor').notNull(),
    /** Cash in hand of a courier that the balance pays. */
    setOffMinor: money('set_off_minor').notNull(),
    /** The account of the payee as it was; null for a payee without one. */
    accountKind: text('account_kind', { enum: BANK_ACCOUNT_KINDS }),
    holder: text('holder'),
    sealedNumber: text('sealed_number'),
    tail: text('tail'),
    bank: text('bank'),
    accountChangedAt: moment('account_changed_at'),
    /** The id in files of the bank, and the purpose that the payee reads. */
    reference: text('reference').notNull().unique(),
    sentAt: moment('sent_at'),
    settledAt: moment('settled_at'),
    /** Why the bank, the provider or a member returned it. */
    reason: text('reason'),
    /** What moved the balance since the payout before, by what it was for. */
    statement: jsonb('statement').$type<Partial<Record<PostingPart, number>>>(),
    /** The balance after it. */
    balanceAfterMinor: money('balance_after_minor'),
    /** The last entry of the payee's account that the statement has. */
    throughEntry: bigint('through_entry', { mode: 'number' }),
  },
  (t) => [
    index('payouts_run').on(t.runId),
    index('payouts_store').on(t.storeId, t.id),
    index('payouts_courier').on(t.courierId, t.id),
    // A payee waits in one run only: two runs would pay the same balance.
    uniqueIndex('payouts_planned_store').on(t.storeId).where(sql`status = 'planned'`),
    uniqueIndex('payouts_planned_courier').on(t.courierId).where(sql`status = 'planned'`),
    check('payouts_payee', ONE_PAYEE),
  ],
);

/**
 * Second entries by which the staff corrects a balance or points. Above the operator's limit a correction waits for a second
 * member (`requested`).
 */
export const corrections = pgTable(
  'balance_corrections',
  {
    id: serial('id').primaryKey(),
    ...payeeColumns(),
    customerId: integer('customer_id'),
    unit: text('unit', { enum: ['money', 'points'] }).notNull(),
    /** Minor units or points; negative for what is taken. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What it is worth without its sign, by the terms of the day. */
    worthMinor: money('worth_minor').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: FUNDING_STATES }).notNull(),
    /** Idempotency key of the member's intent: a repeated call is the same correction. */
    intent: text('intent').notNull().unique(),
    requestedBy: integer('requested_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedBy: integer('decided_by'),
    decidedAt: moment('decided_at'),
    note: text('note'),
  },
  (t) => [
    index('balance_corrections_store').on(t.storeId, t.id),
    index('balance_corrections_courier').on(t.courierId, t.id),
    index('balance_corrections_customer').on(t.customerId, t.id),
    index('balance_corrections_open').on(t.id).where(sql`status = 'requested'`),
    check('balance_corrections_party', sql`num_nonnulls(store_id, courier_id, customer_id) = 1`),
  ],
);
