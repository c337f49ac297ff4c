import { OPEN_ITEM_KINDS } from '@errand/contract/console/finance/open-items';
import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, money } from '../../../platform/db/index.ts';
import { orders } from '../orders.tables.ts';

/** Orders that have ended and whose receivable is not 0, as a nightly job has found them. */
export const openItems = pgTable('open_items', {
  orderId: bigint('order_id', { mode: 'number' })
    .primaryKey()
    .references(() => orders.id),
  kind: text('kind', { enum: OPEN_ITEM_KINDS }).notNull(),
  /** Positive is owed to the customer. */
  amountMinor: money('amount_minor').notNull(),
  /** The day of its first entry. */
  since: date('since').notNull(),
  listedAt: moment('listed_at').notNull(),
});
