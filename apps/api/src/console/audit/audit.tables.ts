import { AUDIT_OUTCOMES } from '@errand/contract/console/audit';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/index.ts';

/** What staff did or tried. Append-only: triggers reject changes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Null for a call without a session. */
    staffId: integer('staff_id'),
    endpoint: text('endpoint').notNull(),
    permission: text('permission'),
    outcome: text('outcome', { enum: AUDIT_OUTCOMES }).notNull(),
    /** The reason of a denied attempt. */
    code: text('code'),
    /** `order:100012`. */
    target: text('target'),
    /** The input without secrets. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    reason: text('reason'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_staff').on(t.staffId, t.id),
    index('audit_log_endpoint').on(t.endpoint, t.id),
    index('audit_log_target').on(t.target, t.id),
    index('audit_log_outcome').on(t.outcome, t.id).where(sql`outcome <> 'done'`).concurrently(),
    index('audit_log_folded')
      .using(
        'gin',
        sql`fold_text(target) gin_trgm_ops`,
        sql`fold_text(reason) gin_trgm_ops`,
        sql`fold_text(endpoint) gin_trgm_ops`,
      )
      .concurrently(),
  ],
);

type Values = Record<string, unknown>;

/**
 * Rows that a change wrote, recorded by the trigger `audit_row_change`. It stores only the columns that differ, with a
 * mark in place of personal and secret values. Rows precede their entry, so they have no foreign key to it.
 */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    before: jsonb('before').$type<Values>(),
    after: jsonb('after').$type<Values>(),
  },
  (t) => [
    index('audit_changes_entry').on(t.auditId),
    index('audit_changes_row').on(t.tableName, t.rowId, t.id),
  ],
);
