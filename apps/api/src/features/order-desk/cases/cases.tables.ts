import { CASE_KINDS } from '@errand/contract/console/cases';
import { bigint, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/index.ts';

/**
 * Who deals with a case, and when one was closed by hand. The case itself is the report, in the table of its feature: a
 * row here counts only for reports that are not newer.
 */
export const caseClaims = pgTable(
  'case_claims',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: CASE_KINDS }).notNull(),
    /** The id of what was reported: of the order, report, refund, conversation or review. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    /** Null once the member has given it back. */
    staffId: integer('staff_id'),
    takenAt: moment('taken_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [unique('case_claims_subject').on(t.kind, t.subjectId)],
);
