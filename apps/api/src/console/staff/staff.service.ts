import type { Grant } from '@errand/contract/console/staff/grants';
import type { StaffRow } from '@errand/contract/console/staff/staff';
import type { LanguageCode } from '@errand/domain/language';
import { searchZoneNames } from '../../features/location/index.ts';
import { namesOfStores } from '../../features/stores/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console-context.ts';
import { requireVersion } from '../versioned-rows.ts';
import { requireGrantable } from './grants.ts';
import { invite } from './invitations.service.ts';
import { deleteBrowsersOf } from './push/push-subscriptions.queries.ts';
import { lockMember, readStaff, requireReach } from './read-staff.ts';
import { deleteFactors } from './second-factors/second-factors.queries.ts';
import { deleteSessions } from './sessions.queries.ts';
import { insertStaff, lockOperators, replaceGrants, updateStaffRow } from './staff.queries.ts';

type Profile = { name: string; language: LanguageCode };
type Invited = { staff: StaffRow; link: string | null };

/** Adds a member and invites them. */
export async function inviteStaff(
  ctx: ConsoleContext,
  { mail, grants, ...profile }: Profile & { mail: string; grants: Grant[] },
): Promise<Invited> {
  await requireGrantable(ctx, grants);
  const id = await insertStaff(ctx.db, { mail, ...profile, createdAt: new Date(ctx.now()) });
  if (id === null) throw new AppError('staff_mail_taken', {}, 'mail');
  ctx.setTarget(id);
  await saveGrants(ctx, id, grants);
  const link = await invite(ctx, ctx.consoleOrigin, { id, mail: mail.toLowerCase(), ...profile });
  return { staff: await readStaff(ctx, id), link };
}

export async function renewInvitation(ctx: ConsoleContext, id: number): Promise<Invited> {
  const member = await lockMember(ctx, id);
  await requireReach(ctx, id);
  if (member.passwordHash !== null) throw new AppError('invitation_accepted');
  const link = await invite(ctx, ctx.consoleOrigin, member);
  return { staff: await readStaff(ctx, id), link };
}

export async function updateStaff(
  ctx: ConsoleContext,
  id: number,
  { version, ...profile }: Profile & { version: string },
): Promise<StaffRow> {
  await requireCurrent(ctx, id, version);
  await updateStaffRow(ctx.db, id, { ...profile, updatedAt: new Date(ctx.now()) });
  return readStaff(ctx, id);
}

/** Replaces the grants of a member. The last operator stays one. */
export async function changeGrants(
  ctx: ConsoleContext,
  id: number,
  { version, grants }: { version: string; grants: Grant[] },
): Promise<StaffRow> {
  const staysOperator = grants.some(({ role, scope }) => role === 'operator' && scope.kind === 'all');
  if (!staysOperator) await requireOtherOperator(ctx, id);
  await requireCurrent(ctx, id, version);
  await requireGrantable(ctx, grants);
  await saveGrants(ctx, id, grants);
  // The row itself changes too, so that a form opened before is rejected.
  await updateStaffRow(ctx.db, id, { updatedAt: new Date(ctx.now()) });
  return readStaff(ctx, id);
}

export async function disableStaff(ctx: ConsoleContext, id: number): Promise<StaffRow> {
  await requireOtherOperator(ctx, id);
  await lockMember(ctx, id);
  await requireReach(ctx, id);
  await updateStaffRow(ctx.db, id, { disabledAt: new Date(ctx.now()) });
  await deleteSessions(ctx.db, id);
  await deleteBrowsersOf(ctx.db, id);
  return readStaff(ctx, id);
}

export async function enableStaff(ctx: ConsoleContext, id: number): Promise<StaffRow> {
  await lockMember(ctx, id);
  await requireReach(ctx, id);
  await updateStaffRow(ctx.db, id, { disabledAt: null });
  return readStaff(ctx, id);
}

/** Ends the sessions of a member and the messages to their browsers, for a lost device. */
export async function endStaffSessions(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  await lockMember(ctx, id);
  await requireReach(ctx, id);
  await deleteSessions(ctx.db, id);
  await deleteBrowsersOf(ctx.db, id);
  return { done: true };
}

export async function resetSecondFactor(ctx: ConsoleContext, id: number): Promise<StaffRow> {
  await lockMember(ctx, id);
  await requireReach(ctx, id);
  await deleteFactors(ctx.db, id);
  await deleteSessions(ctx.db, id);
  return readStaff(ctx, id);
}

export async function listScopes(ctx: ConsoleContext, search = '') {
  return {
    zones: await searchZoneNames(ctx.db, search, ctx.language),
    stores: await namesOfStores.search(ctx.db, search, ctx.language),
  };
}

async function requireCurrent(ctx: ConsoleContext, id: number, version: string): Promise<void> {
  const member = await lockMember(ctx, id);
  await requireReach(ctx, id);
  if (member.version !== version) requireVersion(version, member.version, await readStaff(ctx, id));
}

/** Locks all operators, so that two of them cannot remove each other at once. */
async function requireOtherOperator(ctx: ConsoleContext, id: number): Promise<void> {
  const operators = await ctx.db.transaction((tx) => lockOperators(tx));
  if (operators.includes(id) && operators.every((other) => other === id)) throw new AppError('last_operator');
}

async function saveGrants(ctx: ConsoleContext, id: number, grants: Grant[]): Promise<void> {
  const rows = grants.map(({ role, scope }) => ({
    role,
    scopeKind: scope.kind,
    scopeId: 'id' in scope ? scope.id : null,
  }));
  await ctx.db.transaction((tx) => replaceGrants(tx, id, rows));
}
