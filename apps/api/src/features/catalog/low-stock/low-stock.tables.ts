import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/index.ts';
import { items } from '../catalog.tables.ts';

/** Items whose stores were told that their stock is low. A row ends when the item is refilled, so that the store is told again. */
export const lowStockItems = pgTable('low_stock_items', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  toldAt: moment('told_at').notNull(),
});
