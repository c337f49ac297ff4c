import { APPLICATION_STATES } from '@errand/contract/console/support/applications';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { DELIVERY_TIME_TYPES, IDENTITY_TYPES } from '@errand/domain/registration';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, money, reference, translations, updatedAt } from '../../platform/db/index.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from '../modules/modules.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** Columns of the applicant and the state of the application. */
function applicant() {
  return {
    id: serial('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    zoneId: reference('zone_id', () => zones.id),
    status: text('status', { enum: APPLICATION_STATES }).notNull().default('pending'),
    /** The language of the reply. */
    language: text('language', { enum: LANGUAGE_CODES }).notNull(),
    decidedAt: moment('decided_at'),
    /** The reason for a rejection, as mailed to the applicant. */
    rejectReason: text('reject_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  };
}

/** Monthly plans of stores, instead of a commission. */
export const storePlans = pgTable('store_plans', {
  id: serial('id').primaryKey(),
  name: translations('name').notNull(),
  description: translations('description').notNull(),
  priceMinor: money('price_minor').notNull(),
  validityDays: integer('validity_days').notNull(),
  /** Null without a limit. */
  mostOrders: integer('most_orders'),
  mostItems: integer('most_items'),
  pos: boolean('pos').notNull().default(false),
  mobileApp: boolean('mobile_app').notNull().default(false),
  chat: boolean('chat').notNull().default(false),
  reviews: boolean('reviews').notNull().default(false),
  ownDelivery: boolean('own_delivery').notNull().default(false),
  recommended: boolean('recommended').notNull().default(false),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
});

/**
 * The terms for which stores have a plan, with what was agreed when each was chosen. Those of a store do not overlap. A
 * plan that was replaced or given up ends then.
 */
export const storePlanTerms = pgTable(
  'store_plan_terms',
  {
    id: serial('id').primaryKey(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    planId: reference('plan_id', () => storePlans.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    isTrial: boolean('is_trial').notNull().default(false),
    /** What the term costs; 0 for a trial. */
    priceMinor: money('price_minor').notNull(),
    /** The tax in the price, in percent. */
    taxPercent: real('tax_percent').notNull().default(0),
    /** When its price was taken from the store's balance, or from what was paid with the application; null for a trial. */
    chargedAt: moment('charged_at'),
    /** When it was paid online, with the application or afterwards. */
    paidAt: moment('paid_at'),
    /** Null without a limit. */
    mostOrders: integer('most_orders'),
    mostItems: integer('most_items'),
    /** When its last order was placed; null while there are orders left. */
    usedUpAt: moment('used_up_at'),
    /** When the store was mailed that it ends soon, that it is used up, and that it has ended. */
    warnedAt: moment('warned_at'),
    usedUpMailedAt: moment('used_up_mailed_at'),
    endMailedAt: moment('end_mailed_at'),
  },
  (t) => [
    index('store_plan_terms_store').on(t.storeId, t.startsAt),
    index('store_plan_terms_open').on(t.endsAt).where(sql`end_mailed_at is null`),
  ],
);

/** Applications of stores. A rejected one does not block another with the same email or phone. */
export const storeApplications = pgTable(
  'store_applications',
  {
    ...applicant(),
    /** Unguessable; authorizes choosing the plan. */
    key: text('key').notNull().unique(),
    name: translations('name').notNull(),
    address: translations('address').notNull(),
    moduleId: reference('module_id', () => modules.id),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    pickupZoneIds: integer('pickup_zone_ids').array().notNull().default([]),
    leastTime: integer('least_time').notNull(),
    mostTime: integer('most_time').notNull(),
    timeUnit: text('time_unit', { enum: DELIVERY_TIME_TYPES }).notNull(),
    taxPercent: real('tax_percent').notNull(),
    /** File keys: pictures of the shop, and a private file for the certificate. */
    logo: text('logo').notNull(),
    cover: text('cover'),
    tin: text('tin'),
    tinExpiresOn: date('tin_expires_on', { mode: 'string' }),
    tinCertificate: text('tin_certificate'),
    plan: text('plan', { enum: ['commission', 'subscription'] }).notNull(),
    planId: integer('plan_id').references(() => storePlans.id),
    /** When the plan was paid; it cannot be changed afterwards. */
    planPaidAt: moment('plan_paid_at'),
    /** The store that its approval created. */
    storeId: integer('store_id'),
  },
  (t) => [
    uniqueIndex('store_applications_email').on(t.email).where(sql`status <> 'rejected'`),
    uniqueIndex('store_applications_phone').on(t.phone).where(sql`status <> 'rejected'`),
  ],
);

export const courierVehicles = pgTable('courier_vehicles', {
  id: serial('id').primaryKey(),
  name: translations('name').notNull(),
  /** Surcharge of an order delivered with it. */
  extraMinor: money('extra_minor').notNull().default(0),
  /** The distance in kilometers from which deliveries need it and are charged `extra_minor`; null for none. */
  neededFromKm: doublePrecision('needed_from_km'),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
});

/** Applications of couriers. */
export const courierApplications = pgTable(
  'courier_applications',
  {
    ...applicant(),
    identityType: text('identity_type', { enum: IDENTITY_TYPES }).notNull(),
    identityNumber: text('identity_number').notNull(),
    /** Private files, as is the portrait. */
    identityPictures: text('identity_pictures').array().notNull(),
    picture: text('picture').notNull(),
    /** Paid per order instead of a salary. */
    freelance: boolean('freelance').notNull(),
    vehicleId: reference('vehicle_id', () => courierVehicles.id),
    /** The courier that its approval created. */
    courierId: integer('courier_id'),
  },
  (t) => [
    uniqueIndex('courier_applications_email').on(t.email).where(sql`status <> 'rejected'`),
    uniqueIndex('courier_applications_phone').on(t.phone).where(sql`status <> 'rejected'`),
  ],
);
