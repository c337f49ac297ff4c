import { PRICE_UNITS, TRIP_CHARGE_KINDS, TRIP_PICTURE_STAGES } from '@errand/domain/rental';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, real, serial, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, moment, money } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';

/** The state of an individual vehicle of a trip as the provider recorded it at the hand-over and at the return. */
export const tripInspections = pgTable(
  'trip_inspections',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    stage: text('stage', { enum: ['handover', 'return'] }).notNull(),
    plate: text('plate').notNull(),
    /** Null for vehicles without an odometer and a tank or battery, whose level is in eighths. */
    odometerKm: integer('odometer_km'),
    fuelEighths: smallint('fuel_eighths'),
    /** Existing damage and what else was noted; empty for nothing. */
    condition: text('condition').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [unique('trip_inspections_once').on(t.orderId, t.stage, t.plate)],
);

/** Pictures of a vehicle of a trip, as public files with a key of their own. They are taken before the record is made. */
export const tripPictures = pgTable(
  'trip_pictures',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    stage: text('stage', { enum: TRIP_PICTURE_STAGES }).notNull(),
    plate: text('plate').notNull(),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('trip_pictures_order').on(t.orderId)],
);

/**
 * What the provider charges at the return of a trip in addition to its price. The customer may dispute a charge once; the
 * office then settles what is left of it.
 */
export const tripCharges = pgTable(
  'trip_charges',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TRIP_CHARGE_KINDS }).notNull(),
    plate: text('plate').notNull(),
    /** What is counted, of a late return and of additional kilometers; null for an entered amount. */
    unit: text('unit', { enum: PRICE_UNITS }),
    units: real('units'),
    amountMinor: money('amount_minor').notNull(),
    /** The provider's description of an entered charge; else empty. */
    text: text('text').notNull().default(''),
    /** The customer's words; empty if the customer's data was erased. */
    dispute: text('dispute'),
    disputedAt: moment('disputed_at'),
    /** What the office left of the charge, with its answer to the customer. */
    settledMinor: money('settled_minor'),
    answer: text('answer'),
    settledAt: moment('settled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('trip_charges_order').on(t.orderId),
    index('trip_charges_disputed')
      .on(t.id)
      .where(sql`${t.disputedAt} is not null and ${t.settledAt} is null`),
  ],
);
