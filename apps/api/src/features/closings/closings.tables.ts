import { CLOSING_STATES } from '@errand/contract/console/finance/periods';
import { bigint, date, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/index.ts';

/**
 * Closings of months. A trigger dates entries to the first open day where their day is in a closed month, another one rejects
 * those that would still get into one, and a third one keeps a closed month closed.
 */
export const ledgerClosings = pgTable('ledger_closings', {
  id: serial('id').primaryKey(),
  /** The first day of the month. */
  month: date('month').notNull().unique(),
  status: text('status', { enum: CLOSING_STATES }).notNull(),
  requestedBy: integer('requested_by').notNull(),
  requestedAt: moment('requested_at').notNull(),
  checkedAt: moment('checked_at'),
  /** What the books differ in, and how often. */
  problems: jsonb('problems').$type<string[]>().notNull().default([]),
  problemCount: integer('problem_count').notNull().default(0),
  closedBy: integer('closed_by'),
  closedAt: moment('closed_at'),
  entries: bigint('entries', { mode: 'number' }),
  hash: text('hash'),
  /** The signed file, byte by byte; null until it is written. */
  file: text('file'),
});
