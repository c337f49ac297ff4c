import { boolean, index, integer, jsonb, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import { money, translations } from '../../platform/db/index.ts';
import { stores } from '../stores/stores.tables.ts';

export const vehicleCategories = pgTable('vehicle_categories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: translations('name').notNull(),
  picture: text('picture'),
  tint: text('tint'),
  position: integer('position').notNull().default(0),
});

export const vehicleBrands = pgTable('vehicle_brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: translations('name').notNull(),
  picture: text('picture'),
});

/** A vehicle class of a rental provider (a store of the rental module); `plates` are its single cars. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => stores.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => vehicleCategories.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => vehicleBrands.id),
    name: translations('name').notNull(),
    description: translations('description').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    tint: text('tint'),
    model: text('model').notNull().default(''),
    engineCapacity: integer('engine_capacity'),
    enginePower: integer('engine_power'),
    seats: smallint('seats').notNull(),
    airCondition: boolean('air_condition').notNull().default(true),
    fuel: text('fuel').notNull(),
    transmission: text('transmission').notNull(),
    hourlyMinor: money('hourly_minor'),
    perKmMinor: money('per_km_minor'),
    dailyMinor: money('daily_minor'),
    discount: integer('discount').notNull().default(0),
    discountType: text('discount_type', { enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    plates: jsonb('plates').$type<string[]>().notNull().default([]),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    tripCount: integer('trip_count').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('vehicles_provider').on(t.providerId), index('vehicles_category').on(t.categoryId)],
);
