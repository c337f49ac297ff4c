import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, reference } from '../../../platform/db/index.ts';
import { staff } from '../staff.tables.ts';

/** Browsers of members that receive the messages to the member. Those at the board of a store are `staff_push_subscriptions`. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    id: serial('id').primaryKey(),
    staffId: reference('staff_id', () => staff.id, { onDelete: 'cascade' }),
    /** With the keys it suffices to send messages to the browser. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('staff_devices_staff').on(t.staffId)],
);
