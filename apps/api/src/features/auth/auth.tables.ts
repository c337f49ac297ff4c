import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  pgTable,
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
  interests: integer('interests').array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A signed-in device. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
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
