import { IMPORT_STATES, type ImportDetail } from '@errand/contract/console/imports';
import { boolean, index, integer, jsonb, pgTable, real, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, reference, updatedAt } from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import type { Fault } from './faults/fault.ts';
import type { Problem } from './product.ts';

/** Stock as given in the file, by variation; items without variations use the key ''. */
export type CountedStock = Record<string, number | null>;

/** Last imported state of an item, with which the next import detects changes. */
export const itemImports = pgTable('item_imports', {
  itemId: reference('item_id', () => items.id, { onDelete: 'cascade' }).primaryKey(),
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

type Unworded<T> = Omit<T, 'text'>;
export type StoredFault = Unworded<Problem>;
export type StoredNote = Unworded<Fault>;

/** An import of the console: an uploaded file of one store, which a job checks and another one imports. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: serial('id').primaryKey(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Key of the private file. */
    fileKey: text('file_key').notNull(),
    createCategories: boolean('create_categories').notNull(),
    pictures: boolean('pictures').notNull(),
    /** Whether the member may set the tax classes that the file names. */
    setsTaxes: boolean('sets_taxes').notNull().default(false),
    skipFaults: boolean('skip_faults').notNull().default(false),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('checking'),
    progress: real('progress').notNull().default(0),
    products: integer('products').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    faultCount: integer('fault_count').notNull().default(0),
    faults: jsonb('faults').$type<StoredFault[]>().notNull().default([]),
    notes: jsonb('notes').$type<StoredNote[]>().notNull().default([]),
    changes: jsonb('changes').$type<ImportDetail['changes']>().notNull().default([]),
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (t) => [index('import_runs_store').on(t.storeId, t.id), index('import_runs_file').on(t.fileKey)],
);
