import {
  type CancellationType,
  PARCEL_MEASURES,
  type ParcelSize,
  type SizeStep,
  type WeightStep,
} from '@errand/domain/parcel';
import { boolean, index, integer, jsonb, pgTable, real, serial, text } from 'drizzle-orm/pg-core';
import { bigReference, moment, money, reference, translations } from '../../platform/db/index.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from '../modules/modules.tables.ts';
import { type OrderAddress, orders } from '../orders/orders.tables.ts';

export const parcelCategories = pgTable('parcel_categories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  moduleId: reference('module_id', () => modules.id),
  name: translations('name').notNull(),
  description: translations('description').notNull(),
  /** What may not be sent in it; null for no hint. */
  forbidden: translations('forbidden'),
  picture: text('picture'),
  tint: text('tint'),
  /** Null for the rates of the sender's zone. */
  perKmMinor: money('per_km_minor'),
  minimumMinor: money('minimum_minor'),
  /** The measure that the booking asks for. */
  measure: text('measure', { enum: PARCEL_MEASURES }).notNull().default('none'),
  maximumKg: real('maximum_kg'),
  weightSteps: jsonb('weight_steps').$type<WeightStep[]>().notNull().default([]),
  /** The accepted sizes; empty accepts all. */
  sizeSteps: jsonb('size_steps').$type<SizeStep[]>().notNull().default([]),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
});

/** The additional data of an order of the type `parcel`. Amounts are as agreed. */
export const parcels = pgTable(
  'parcels',
  {
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }).primaryKey(),
    categoryId: reference('category_id', () => parcelCategories.id),
    receiverZoneId: reference('receiver_zone_id', () => zones.id),
    /** Where it is picked up; null after the customer's data was erased. */
    sender: jsonb('sender').$type<OrderAddress>(),
    contents: text('contents'),
    valueMinor: money('value_minor'),
    weightKg: real('weight_kg'),
    size: text('size').$type<ParcelSize>(),
    /** The parts of the delivery charge before a coupon waives it. */
    distanceMinor: money('distance_minor').notNull(),
    measureMinor: money('measure_minor').notNull(),
    vehicleMinor: money('vehicle_minor').notNull(),
    /** Encoded polyline from sender to receiver. */
    polyline: text('polyline'),
    hideSender: boolean('hide_sender').notNull().default(false),
    /** Keys of the pictures that the courier took at the door. */
    proofs: jsonb('proofs').$type<string[]>().notNull().default([]),
    cancellationType: text('cancellation_type').$type<CancellationType>(),
    cancelReasons: jsonb('cancel_reasons').$type<string[]>().notNull().default([]),
    /** The return fee as agreed when the parcel was canceled after the pickup; otherwise 0. */
    returnFeeMinor: money('return_fee_minor').notNull().default(0),
    /** The part of the fee that was due when the parcel was returned; null before. */
    returnFeeDueMinor: money('return_fee_due_minor'),
    returnBy: moment('return_by'),
    /** When the sender confirmed that it is back; the courier or staff complete the return. */
    senderReturnedAt: moment('sender_returned_at'),
    returnedAt: moment('returned_at'),
    /** Code that the sender gives the courier who brings the parcel back. */
    returnOtp: text('return_otp'),
  },
  (t) => [index('parcels_category').on(t.categoryId)],
);
