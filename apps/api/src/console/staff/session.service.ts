import { ENDPOINT_SCOPES } from '@errand/contract/console/console-endpoint';
import type { ConsoleSession } from '@errand/contract/console/staff/session';
import type { LanguageCode } from '@errand/domain/language';
import { createToken, hashToken } from '../../features/auth/index.ts';
import { findShopTimeZone, moneyStyleOf } from '../../features/settings/index.ts';
import { translated } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { hasSecondFactor, isWaived, steppedUpUntil } from '../access.ts';
import type { AnonymousContext, ConsoleContext, Member } from '../console-context.ts';
import { nameGrants } from './grant-names.ts';
import { toMember } from './resolve-member.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  findMemberRow,
  insertSession,
  listSessionRows,
} from './sessions.queries.ts';
import { updateStaffRow } from './staff.queries.ts';

const SESSION_MS = 8 * 3_600_000;

/**
 * Starts a session and sets its cookie. `isComplete` is true for a sign-in that has proven the second factor. An
 * earlier session of the caller's browser ends.
 */
export async function startSession(
  ctx: AnonymousContext,
  staffId: number,
  { isComplete }: { isComplete: boolean },
): Promise<ConsoleSession> {
  const token = createToken();
  const tokenHash = hashToken(token);
  const now = new Date(ctx.now());
  const expiresAt = new Date(ctx.now() + SESSION_MS);
  if (ctx.member) await deleteSession(ctx.db, ctx.member.id, ctx.member.session.id);
  await deleteExpiredSessions(ctx.db, now);
  await insertSession(ctx.db, {
    staffId,
    tokenHash,
    address: ctx.address,
    userAgent: ctx.userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    completedAt: isComplete ? now : null,
    stepUpAt: isComplete ? now : null,
  });
  ctx.setActor(staffId);
  ctx.setCookie({ token, expiresAt });
  return readSession(ctx, tokenHash);
}

/** The session, read in the transaction of the call. */
export async function readSession(ctx: AnonymousContext, tokenHash: Buffer): Promise<ConsoleSession> {
  const row = await findMemberRow(ctx.pool, tokenHash);
  if (!row) throw new AppError('unauthenticated');
  return toSessionResponse(ctx, toMember(row, tokenHash));
}

export async function toSessionResponse(ctx: AnonymousContext, member: Member): Promise<ConsoleSession> {
  const settings = await ctx.settings();
  const isReady = member.session.completedAt !== null || isWaived(member, ctx.demo);
  return {
    state: isReady ? 'ready' : hasSecondFactor(member) ? 'second_factor' : 'set_up',
    staff: { id: member.id, name: member.name, mail: member.mail, language: member.language },
    permissions: [...new Set(member.grants.flatMap(({ permissions }) => permissions))],
    reach: reachOf(member),
    grants: await nameGrants(ctx, member.grants),
    factors: {
      totp: member.factors.totp,
      passkey: member.factors.passkeys > 0,
      recovery_codes: member.factors.recoveryCodes,
    },
    expires_at: member.session.expiresAt.toISOString(),
    stepped_up_until: steppedUpUntil(member, ctx.demo, ctx.now())?.toISOString() ?? null,
    money: moneyStyleOf(settings),
    business_name: translated(settings.business_name, ctx.language),
    orders_open: settings.orders_open,
    country: settings.country,
    time_zone: await findShopTimeZone(ctx.db),
    shop_url: ctx.publicUrl,
    demo: ctx.demo,
  };
}

export async function signOut(ctx: ConsoleContext): Promise<{ done: true }> {
  await deleteSession(ctx.db, ctx.member.id, ctx.member.session.id);
  ctx.setCookie(null);
  return { done: true };
}

export async function updateProfile(
  ctx: ConsoleContext,
  profile: { name: string; language: LanguageCode },
): Promise<ConsoleSession> {
  await updateStaffRow(ctx.db, ctx.member.id, { ...profile, updatedAt: new Date(ctx.now()) });
  return readSession(ctx, ctx.member.session.tokenHash);
}

export async function listOwnSessions(ctx: ConsoleContext) {
  const rows = await listSessionRows(ctx.db, ctx.member.id, new Date(ctx.now()));
  return {
    rows: rows.map((row) => ({
      id: row.id,
      is_current: row.id === ctx.member.session.id,
      address: row.address,
      user_agent: row.userAgent,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
    })),
  };
}

export async function revokeSession(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  if (!(await deleteSession(ctx.db, ctx.member.id, id))) throw new AppError('not_found');
  return { done: true };
}

export async function revokeOtherSessions(ctx: ConsoleContext): Promise<{ done: true }> {
  await deleteSessions(ctx.db, ctx.member.id, ctx.member.session.id);
  return { done: true };
}

/** The widest scope in which a member holds each permission. */
function reachOf({ grants }: Member): ConsoleSession['reach'] {
  const reach: ConsoleSession['reach'] = {};
  for (const { permissions, scope } of grants.toSorted(
    (a, b) => ENDPOINT_SCOPES.indexOf(a.scope.kind) - ENDPOINT_SCOPES.indexOf(b.scope.kind),
  ))
    for (const permission of permissions) reach[permission] ??= scope.kind;
  return reach;
}
