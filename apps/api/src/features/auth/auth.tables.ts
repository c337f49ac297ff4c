import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../platform/db/index.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const customers = pgTable('customers', {
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
  /** Whose refer code was given at sign-up. */
  referredBy: integer('referred_by').references((): AnyPgColumn => customers.id),
  loginMedium: text('login_medium'),
  blocked: boolean('blocked').notNull().default(false),
  /** When the customer deleted the account; the row stays for what was bought, without the person. */
  removedAt: moment('removed_at'),
  interests: integer('interests').array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A signed-in device. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** Its name in the list of devices; nobody signs in with it. */
    id: serial('id').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_customer').on(t.customerId)],
);

export const guests = pgTable('guests', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});

/** Failed sign-ins per account and per address, so that guessing is slowed in every process alike. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: moment('last_at').notNull(),
});

/** A social account that signs a customer in. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google', 'facebook', 'apple'] }).notNull(),
    /** The provider's own id of the person, which never changes. */
    subject: text('subject').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_customer').on(t.customerId)],
);

/** The last code that was asked for, for one purpose and one recipient (both only as a hash). */
export const codes = pgTable('codes', {
  key: text('key').primaryKey(),
  /** Whose contact the code proves, where the account is known already. */
  customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  /** argon2id, like a password: a copy of the table is not guessed through within the minutes a code lives. Null until it is sent. */
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  askedAt: moment('asked_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** What a device has proven of a sign-in that is not finished, by the hash of its guest id; and the numbers given out for ID tokens. */
export const signInSteps = pgTable('sign_in_steps', {
  key: text('key').primaryKey(),
  data: jsonb('data').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
