import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigReference, moment, money } from '../../../platform/db/index.ts';
import { orders } from '../orders.tables.ts';

/** Write-offs of orders. A wrong one is taken back, never deleted. */
export const orderWriteOffs = pgTable(
  'order_write_offs',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    amountMinor: money('amount_minor').notNull(),
    reason: text('reason').notNull(),
    writtenOffBy: integer('written_off_by').notNull(),
    writtenOffAt: moment('written_off_at').notNull(),
    takenBackBy: integer('taken_back_by'),
    takenBackAt: moment('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (t) => [
    index('order_write_offs_order').on(t.orderId),
    uniqueIndex('order_write_offs_one').on(t.orderId).where(sql`taken_back_at is null`),
  ],
);
