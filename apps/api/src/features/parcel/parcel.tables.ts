import { boolean, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { money, translations } from '../../platform/db/index.ts';
import { modules } from '../modules/modules.tables.ts';

export const parcelCategories = pgTable('parcel_categories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  moduleId: integer('module_id')
    .notNull()
    .references(() => modules.id),
  name: translations('name').notNull(),
  description: translations('description').notNull(),
  picture: text('picture'),
  tint: text('tint'),
  perKmMinor: money('per_km_minor'),
  minimumMinor: money('minimum_minor'),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
});
