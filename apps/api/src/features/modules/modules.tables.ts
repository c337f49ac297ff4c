import { MODULE_TYPES } from '@errand/domain/modules';
import { boolean, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, translations, updatedAt } from '../../platform/db/index.ts';

export const modules = pgTable('modules', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  type: text('type', { enum: MODULE_TYPES }).notNull(),
  name: translations('name').notNull(),
  description: translations('description').notNull(),
  /** File key of the media store. */
  picture: text('picture'),
  tint: text('tint'),
  themeId: integer('theme_id').notNull().default(1),
  active: boolean('active').notNull().default(true),
  allZoneService: boolean('all_zone_service').notNull().default(false),
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
