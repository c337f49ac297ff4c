import type { Coupon } from '@errand/domain/checkout';
import {
  type CancellationTerms,
  type ProviderOffer,
  RENTAL_TYPES,
  type SeenLicense,
  type TripStatus,
  type VehiclePrices,
} from '@errand/domain/rental';
import {
  bigint,
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
import {
  bigReference,
  createdAt,
  moment,
  money,
  reference,
  type Translations,
  translations,
} from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { vehicles } from './rental.tables.ts';

export type TripLocation = { latitude: number; longitude: number; name: Translations };

/** A provider's terms as they were agreed. */
export type AgreedTerms = CancellationTerms & {
  minimumHours: number;
  maximumHours: number | null;
  minimumMinor: number;
  depositMinor: number;
  licenseRequired: boolean;
  documentsRequired: boolean;
  /** The provider's offer that was running; missing in trips that were booked before offers applied to them. */
  offer?: ProviderOffer | null;
};

export type Driver = { name: string; phone: string; license: string | null };

/** The additional data of an order of the type `trip`. Its amounts are those of the order. */
export const trips = pgTable(
  'trips',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }).unique(),
    type: text('type', { enum: RENTAL_TYPES }).notNull(),
    pickup: jsonb('pickup').$type<TripLocation>().notNull(),
    destination: jsonb('destination').$type<TripLocation>(),
    pickupAt: moment('pickup_at').notNull(),
    returnAt: moment('return_at').notNull(),
    estimatedHours: real('estimated_hours').notNull(),
    distanceKm: doublePrecision('distance_km'),
    /** Null for trips that were booked before providers had terms. */
    terms: jsonb('terms').$type<AgreedTerms>(),
    /** The coupon as it was agreed, for the price of a change. */
    coupon: jsonb('coupon').$type<Coupon>(),
    depositMinor: money('deposit_minor').notNull().default(0),
    /** Null after the customer's data was erased. */
    driver: jsonb('driver').$type<Driver>(),
    /** The license that the provider saw at the hand-over; null before, where none is asked for, and as above. */
    seenLicense: jsonb('seen_license').$type<SeenLicense>(),
    /** The deposit that the provider took at the hand-over. */
    depositHeldMinor: money('deposit_held_minor').notNull().default(0),
    /** The amount that an extension of a paid trip added and that is due at the return; null for none. */
    extraDueMinor: money('extra_due_minor'),
    cancellationFeeMinor: money('cancellation_fee_minor').notNull().default(0),
    /** The amount that shortenings and a cancellation refunded together. */
    refundedMinor: money('refunded_minor').notNull().default(0),
    pickupRemindedAt: moment('pickup_reminded_at'),
    returnRemindedAt: moment('return_reminded_at'),
    // Columns of the order, read by the previous version while it still serves. A later migration drops them.
    owner: text('owner'),
    providerId: integer('provider_id'),
    zoneId: integer('zone_id'),
    status: text('status').$type<TripStatus>(),
    vehiclesMinor: money('vehicles_minor'),
    discountMinor: money('discount_minor'),
    taxMinor: money('tax_minor'),
    totalMinor: money('total_minor'),
    paymentMethod: text('payment_method'),
    paymentStatus: text('payment_status'),
    note: text('note'),
    createdAt: moment('created_at').defaultNow(),
    updatedAt: moment('updated_at').defaultNow(),
  },
  (t) => [index('trips_pickup').on(t.pickupAt), index('trips_return').on(t.returnAt)],
);

export const tripVehicles = pgTable(
  'trip_vehicles',
  {
    id: serial('id').primaryKey(),
    tripId: reference('trip_id', () => trips.id, { onDelete: 'cascade' }),
    vehicleId: reference('vehicle_id', () => vehicles.id),
    name: translations('name').notNull(),
    picture: text('picture'),
    tint: text('tint'),
    quantity: integer('quantity').notNull(),
    totalMinor: money('total_minor').notNull(),
    /** Before discounts; null for trips that were booked before it was stored. */
    originalMinor: money('original_minor'),
    /** The prices as agreed, for the price of a change; null as above. */
    prices: jsonb('prices').$type<VehiclePrices>(),
  },
  (t) => [index('trip_vehicles_trip').on(t.tripId)],
);

/** Review of a kind of vehicle, once per trip. */
export const vehicleReviews = pgTable(
  'vehicle_reviews',
  {
    id: serial('id').primaryKey(),
    vehicleId: reference('vehicle_id', () => vehicles.id, { onDelete: 'cascade' }),
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id, { onDelete: 'set null' }),
    customerName: translations('customer_name').notNull(),
    rating: smallint('rating').notNull(),
    comment: translations('comment').notNull(),
    reply: translations('reply'),
    /** When staff hid it from the shop, and why. A hidden review does not count in ratings. */
    hiddenAt: moment('hidden_at'),
    hideReason: text('hide_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    index('vehicle_reviews_vehicle').on(t.vehicleId, t.id.desc()),
    index('vehicle_reviews_newest').on(t.createdAt, t.id).concurrently(),
    index('vehicle_reviews_rating').on(t.rating, t.createdAt, t.id).concurrently(),
    uniqueIndex('vehicle_reviews_once').on(t.orderId, t.vehicleId),
  ],
);
