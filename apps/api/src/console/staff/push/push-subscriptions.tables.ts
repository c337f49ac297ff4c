import { index, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { stores } from '../../../features/stores/stores.tables.ts';
import { createdAt, reference } from '../../../platform/db/index.ts';
import { staff } from '../staff.tables.ts';

/** Browsers of members that receive new orders of a store, also while the console is closed. */
export const staffPushSubscriptions = pgTable(
  'staff_push_subscriptions',
  {
    id: serial('id').primaryKey(),
    staffId: reference('staff_id', () => staff.id, { onDelete: 'cascade' }),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    /**
     * The address of the browser's push service. The address and the keys together suffice to send messages to the
     * browser.
     */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('staff_push_once').on(t.endpoint, t.storeId),
    index('staff_push_staff').on(t.staffId),
    index('staff_push_store').on(t.storeId),
  ],
);
