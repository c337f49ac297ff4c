import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, reference } from '../../../platform/db/index.ts';
import { staff } from '../../staff/staff.tables.ts';

/** Saved views of the console's lists. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: serial('id').primaryKey(),
    staffId: reference('staff_id', () => staff.id),
    /** The name of the list endpoint. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('staff_views_list').on(t.staffId, t.list)],
);
