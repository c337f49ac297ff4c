import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';

/** Stock as given in the file, by variation; items without variations use the key ''. */
export type CountedStock = Record<string, number | null>;

/** Last imported state of an item, with which the next import detects changes. */
export const itemImports = pgTable('item_imports', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  /**
   * SHA-256 of the product as read; '' when one of its pictures failed, so that the next import retries; after a '-' when
   * pictures were left out.
   */
  fingerprint: text('fingerprint').notNull(),
  stock: jsonb('stock').$type<CountedStock>().notNull(),
  /** File keys by the source of the picture. */
  pictures: jsonb('pictures').$type<Record<string, string>>().notNull(),
  updatedAt: updatedAt(),
});
