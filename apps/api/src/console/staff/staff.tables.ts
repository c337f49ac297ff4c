import { ENDPOINT_SCOPES } from '@errand/contract/console/console-endpoint';
import type { Permission } from '@errand/contract/console/permissions';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment, reference, translations, updatedAt } from '../../platform/db/index.ts';

/** People who run the shop. Never deleted, because the audit log names them. */
export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  /** Lower case. */
  mail: text('mail').notNull().unique(),
  name: text('name').notNull(),
  language: text('language', { enum: LANGUAGE_CODES }).notNull(),
  /** argon2id in PHC form; null until the invitation is accepted. */
  passwordHash: text('password_hash'),
  disabledAt: moment('disabled_at'),
  /** An account of the demo, which needs no second factor there. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const staffId = () => reference('staff_id', () => staff.id);

/** A role and where it holds. */
export const staffGrants = pgTable(
  'staff_grants',
  {
    id: serial('id').primaryKey(),
    staffId: staffId(),
    /** A built-in role or `own:<id>`. */
    role: text('role').notNull(),
    scopeKind: text('scope_kind', { enum: ENDPOINT_SCOPES }).notNull(),
    /** The zone or store. */
    scopeId: integer('scope_id'),
  },
  (t) => [
    unique('staff_grants_once').on(t.staffId, t.role, t.scopeKind, t.scopeId).nullsNotDistinct(),
    index('staff_grants_role').on(t.role),
  ],
);

/** Roles beside the built-in ones. */
export const staffRoles = pgTable('staff_roles', {
  id: serial('id').primaryKey(),
  name: translations('name').notNull(),
  permissions: jsonb('permissions').$type<Permission[]>().notNull(),
  createdAt: createdAt(),
});

/** Sessions of the console. Only the SHA-256 of a token is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: serial('id').primaryKey(),
    staffId: staffId(),
    tokenHash: bytea('token_hash').notNull().unique(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the second factor was proven; null while it is due. */
    completedAt: moment('completed_at'),
    /** The last proof of the second factor. */
    stepUpAt: moment('step_up_at'),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId)],
);

/** Single-use links with which new members set a password. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: serial('id').primaryKey(),
    staffId: staffId(),
    tokenHash: bytea('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('staff_invitations_staff').on(t.staffId)],
);

/** The authenticator app of a member; active once confirmed. */
export const staffTotp = pgTable('staff_totp', {
  staffId: staffId().primaryKey(),
  /** Encrypted with a key of the deployment. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
});

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: serial('id').primaryKey(),
    staffId: staffId(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('staff_passkeys_staff').on(t.staffId)],
);

/** What a challenge is issued for. */
const CHALLENGE_PURPOSES = ['sign_in', 'proof', 'register'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Challenges issued to authenticators, deleted on use. */
export const staffChallenges = pgTable('staff_challenges', {
  challenge: text('challenge').primaryKey(),
  purpose: text('purpose', { enum: CHALLENGE_PURPOSES }).notNull(),
  /** Null for a sign-in. */
  staffId: integer('staff_id').references(() => staff.id),
  expiresAt: moment('expires_at').notNull(),
});

/** Single-use codes for a lost second factor, stored as SHA-256. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: serial('id').primaryKey(),
    staffId: staffId(),
    codeHash: bytea('code_hash').notNull().unique(),
    usedAt: moment('used_at'),
  },
  (t) => [index('staff_recovery_codes_staff').on(t.staffId)],
);
