import { SOCIAL_PROVIDERS } from '@errand/domain/auth';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment, reference, updatedAt } from '../../platform/db/index.ts';

export const customers = pgTable(
  'customers',
  {
    id: serial('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Lower case. */
    email: text('email').unique(),
    /** E.164. */
    phone: text('phone').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** argon2id in PHC form; null for accounts without a password. */
    passwordHash: text('password_hash'),
    picture: text('picture'),
    refCode: text('ref_code').notNull().unique(),
    /** The customer whose refer code was given at sign-up. */
    referredBy: integer('referred_by').references((): AnyPgColumn => customers.id),
    loginMedium: text('login_medium').$type<'manual' | 'otp' | 'google' | 'facebook' | 'apple'>(),
    blocked: boolean('blocked').notNull().default(false),
    /** Why, when and by which member the account was blocked; null for active and deleted accounts. */
    blockReason: text('block_reason'),
    blockedAt: moment('blocked_at'),
    blockedBy: integer('blocked_by'),
    /** When the customer deleted the account. The row stays as the anonymous owner of orders and trips. */
    removedAt: moment('removed_at'),
    /** The account of the same person into which this one was merged. A merged account is also removed. */
    mergedInto: integer('merged_into'),
    interests: integer('interests').array().notNull().default([]),
    /** The zones of the last known place. */
    zoneIds: integer('zone_ids').array().notNull().default([]),
    /** The language last used; null before it was stored. */
    language: text('language', { enum: LANGUAGE_CODES }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // For the console's search by a part of a name, an email or a phone number.
    index('customers_folded')
      .using(
        'gin',
        sql`fold_text(first_name || ' ' || last_name) gin_trgm_ops`,
        sql`fold_text(email) gin_trgm_ops`,
        sql`phone gin_trgm_ops`,
      )
      .concurrently(),
    index('customers_blocked').on(t.id).where(sql`blocked`).concurrently(),
    index('customers_created').on(t.createdAt).concurrently(),
    index('customers_merged').on(t.mergedInto).where(sql`merged_into is not null`).concurrently(),
  ],
);

/**
 * A view of a member of the staff into an account (docs/decisions/0033-acting-for-a-customer.md). The one-time code opens
 * a session that changes nothing; a trigger ends the row with its session and writes the audit entry.
 */
export const impersonations = pgTable(
  'impersonations',
  {
    id: serial('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').notNull(),
    reason: text('reason').notNull(),
    /** SHA-256 of the code in the link; null once the code was used or the view has ended. */
    codeHash: bytea('code_hash').unique(),
    startedAt: moment('started_at').notNull(),
    openedAt: moment('opened_at'),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [index('impersonations_customer').on(t.customerId)],
);

/** A signed-in device. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** The public id in the list of devices; not a credential. */
    id: serial('id').notNull().unique(),
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(''),
    /** The device's token for push notifications. Each token belongs to one session or guest. */
    pushToken: text('push_token').unique(),
    /** The guest who signed in, whose orders the device is told of too unless they became the customer's. */
    guestId: text('guest_id'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the customer last confirmed their identity after the sign-in (`fresh-session.ts`); null if never. */
    confirmedAt: moment('confirmed_at'),
    /** The staff member's view to which the session belongs; null for the customer's own devices. */
    impersonationId: integer('impersonation_id'),
  },
  (t) => [
    index('sessions_customer').on(t.customerId),
    index('sessions_guest').on(t.guestId).where(sql`guest_id is not null`).concurrently(),
    index('sessions_impersonation')
      .on(t.impersonationId)
      .where(sql`impersonation_id is not null`)
      .concurrently(),
  ],
);

export const guests = pgTable('guests', {
  id: text('id').primaryKey(),
  pushToken: text('push_token').unique(),
  /** To the day; null for guests that were last seen before it was stored. */
  lastSeenAt: moment('last_seen_at'),
  createdAt: createdAt(),
});

/** The open event streams of all processes, for their limit per viewer. Those of a killed process expire. */
export const openStreams = pgTable(
  'open_streams',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the viewer. */
    viewer: text('viewer').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('open_streams_viewer').on(t.viewer)],
);

/** Attempts per rate-limit key, shared by all processes. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: moment('last_at').notNull(),
});

/** A social account that signs a customer in. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: SOCIAL_PROVIDERS }).notNull(),
    /** The provider's immutable id of the user. */
    subject: text('subject').notNull(),
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_customer').on(t.customerId)],
);

/** The last requested code of one purpose and recipient (stored as a hash). */
export const codes = pgTable('codes', {
  key: text('key').primaryKey(),
  /** The account whose contact the code verifies, if it is known. */
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  /** argon2id, so that codes in a copy of the table cannot be guessed before they expire. Null until the code is sent. */
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  /** The column keeps its older name, because the previous version still uses it while a migration runs. */
  requestedAt: moment('asked_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Pending sign-ins by the hash of the device's guest id, and the nonces issued for ID tokens. */
export const signInSteps = pgTable('sign_in_steps', {
  key: text('key').primaryKey(),
  data: jsonb('data').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * What a deleted account had used of offers that are limited per person, without the person: found again by the keyed
 * hashes of its contacts, and deleted once it has expired (`former-uses.ts`).
 */
export const formerUses = pgTable(
  'former_uses',
  {
    id: serial('id').primaryKey(),
    /** `contactHashes` of e-mail and phone. */
    contactHashes: text('contact_hashes').array().notNull(),
    /** Orders that were not canceled, and among them the uses of each coupon by its code. */
    orders: integer('orders').notNull(),
    coupons: jsonb('coupons').$type<Record<string, number>>().notNull(),
    /** Uses of each offer of cashback by its id. */
    cashbacks: jsonb('cashbacks').$type<Record<string, number>>().notNull().default({}),
    /** Whether one was delivered and paid, so that its referrer was rewarded. */
    hadDelivery: boolean('had_delivery').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('former_uses_contacts').using('gin', t.contactHashes)],
);
