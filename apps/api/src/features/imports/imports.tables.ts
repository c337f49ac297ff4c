import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';

/** Pieces as the file counted them, by variation; an item without variations has them under ''. */
export type CountedStock = Record<string, number | null>;

/** What an import last read about an item, so that the next one knows what has changed in its file. */
export const itemImports = pgTable('item_imports', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  /** SHA-256 of the product as it was read; '' when a picture of it failed, so that the next import tries again. */
  fingerprint: text('fingerprint').notNull(),
  stock: jsonb('stock').$type<CountedStock>().notNull(),
  /** File keys by where the pictures came from. */
  pictures: jsonb('pictures').$type<Record<string, string>>().notNull(),
  updatedAt: updatedAt(),
});
