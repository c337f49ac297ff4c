import { type CancellationStep, FUELS, GEARBOXES, RENTAL_TYPES } from '@errand/domain/rental';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, money, reference, translations, updatedAt } from '../../platform/db/index.ts';
import { zones } from '../location/location.tables.ts';
import { stores } from '../stores/stores.tables.ts';

export const vehicleCategories = pgTable('vehicle_categories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: translations('name').notNull(),
  picture: text('picture'),
  tint: text('tint'),
  position: integer('position').notNull().default(0),
  /** A hidden category is no filter of the shop; its vehicles can be rented. */
  active: boolean('active').notNull().default(true),
});

export const vehicleBrands = pgTable('vehicle_brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: translations('name').notNull(),
  picture: text('picture'),
  position: integer('position').notNull().default(0),
  /** As for categories. */
  active: boolean('active').notNull().default(true),
});

/**
 * A vehicle class of a rental provider (a store of the rental module); `plates` are its individual
 * vehicles that can be booked.
 */
export const vehicles = pgTable(
  'vehicles',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    providerId: reference('provider_id', () => stores.id),
    categoryId: reference('category_id', () => vehicleCategories.id),
    brandId: reference('brand_id', () => vehicleBrands.id),
    name: translations('name').notNull(),
    description: translations('description').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    tint: text('tint'),
    model: text('model').notNull().default(''),
    engineCapacity: integer('engine_capacity'),
    enginePower: integer('engine_power'),
    seats: smallint('seats').notNull(),
    airCondition: boolean('air_condition').notNull().default(true),
    fuel: text('fuel', { enum: FUELS }).notNull(),
    transmission: text('transmission', { enum: GEARBOXES }).notNull(),
    hourlyMinor: money('hourly_minor'),
    perKmMinor: money('per_km_minor'),
    dailyMinor: money('daily_minor'),
    discount: integer('discount').notNull().default(0),
    discountType: text('discount_type', { enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    plates: jsonb('plates').$type<string[]>().notNull().default([]),
    /** Individual vehicles out of service. */
    idlePlates: jsonb('idle_plates').$type<string[]>().notNull().default([]),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    tripCount: integer('trip_count').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('vehicles_provider').on(t.providerId), index('vehicles_category').on(t.categoryId)],
);

/** A provider's terms for trips. A provider without a row has none. */
export const rentalTerms = pgTable('rental_terms', {
  providerId: reference('provider_id', () => stores.id, { onDelete: 'cascade' }).primaryKey(),
  minimumHours: real('minimum_hours').notNull().default(1),
  maximumHours: real('maximum_hours'),
  /** The least price and the deposit of one vehicle. */
  minimumMinor: money('minimum_minor').notNull().default(0),
  depositMinor: money('deposit_minor').notNull().default(0),
  /** Canceling is free until so many hours before the pickup and then costs a share of the total. */
  freeHours: real('free_hours').notNull().default(0),
  cancelPercent: real('cancel_percent').notNull().default(0),
  /** Further steps, which cost more and begin nearer to the pickup. */
  laterSteps: jsonb('later_steps').$type<CancellationStep[]>().notNull().default([]),
  licenseRequired: boolean('license_required').notNull().default(false),
  documentsRequired: boolean('documents_required').notNull().default(false),
});

/**
 * One rental cart per visitor, of one provider and for one trip: where and when the vehicles are picked up
 * and how they are rented. Every change locks this row first. The trip columns are null while the cart is
 * empty.
 */
export const rentalCarts = pgTable('rental_carts', {
  id: serial('id').primaryKey(),
  /** `customer:12` or `guest:<guest_id>`. */
  owner: text('owner').notNull().unique(),
  pickup: jsonb('pickup').$type<CartLocation>(),
  destination: jsonb('destination').$type<CartLocation>(),
  /** The zone of the pickup place that the provider serves. */
  zoneId: integer('zone_id').references(() => zones.id),
  pickupAt: moment('pickup_at'),
  type: text('type', { enum: RENTAL_TYPES }),
  estimatedHours: real('estimated_hours'),
  distanceKm: doublePrecision('distance_km'),
  /** The Idempotency-Keys of the last additions, newest first, so that a repeated addition has no effect. */
  changes: text('changes').array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A place as named by the visitor. */
export type CartLocation = { latitude: number; longitude: number; name: string; kind: string };

export const rentalCartVehicles = pgTable(
  'rental_cart_vehicles',
  {
    id: serial('id').primaryKey(),
    cartId: reference('cart_id', () => rentalCarts.id, { onDelete: 'cascade' }),
    vehicleId: reference('vehicle_id', () => vehicles.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    uniqueIndex('rental_cart_vehicles_one').on(t.cartId, t.vehicleId),
    index('rental_cart_vehicles_vehicle').on(t.vehicleId),
  ],
);
