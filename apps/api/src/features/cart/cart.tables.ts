import { bigserial, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, money, reference, updatedAt } from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';
import { modules } from '../modules/modules.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/**
 * One cart per visitor and module, of one store at a time. `owner` is `customer:12` or `guest:<guest_id>`.
 * Every change locks this row first, which serializes the changes of a cart.
 */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    owner: text('owner').notNull(),
    moduleId: reference('module_id', () => modules.id),
    storeId: integer('store_id').references(() => stores.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('carts_owner_module').on(t.owner, t.moduleId)],
);

/** The selection: food groups by name with labels, or the type of one variation. English keys. */
export type LineChoice =
  | { kind: 'food'; groups: { name: string; labels: string[] }[] }
  | { kind: 'variation'; type: string }
  | { kind: 'plain' };

export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    cartId: reference('cart_id', () => carts.id, { onDelete: 'cascade' }),
    itemId: reference('item_id', () => items.id, { onDelete: 'cascade' }),
    /** Identity of a line within its cart (domain/cart `lineKey`), unique per cart. */
    key: text('key').notNull(),
    choice: jsonb('choice').$type<LineChoice>().notNull(),
    addOns: jsonb('add_ons').$type<{ id: number; quantity: number }[]>().notNull().default([]),
    quantity: integer('quantity').notNull(),
    /** Price of one piece with its add-ons when the visitor last agreed to it; null for older lines. */
    agreedMinor: money('agreed_minor'),
    /** The Idempotency-Keys of its last changes, newest first, so that a repeated addition has no effect. */
    changes: text('changes').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('cart_lines_key').on(t.cartId, t.key), index('cart_lines_item').on(t.itemId)],
);
