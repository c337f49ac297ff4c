import type { CourierAccountState } from '@errand/contract/console/couriers/couriers';
import type { BuiltInRole } from '@errand/contract/console/permissions';
import type { LanguageCode } from '@errand/domain/language';
import type { Queryable } from '../../platform/db/index.ts';
import { AppError, requireFound } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console-context.ts';
import { deleteOpenInvitations, findOpenUntil } from './invitations.queries.ts';
import { createInvitation, mailInvitation } from './invitations.service.ts';
import {
  findStaff,
  findStaffByMail,
  type GrantRecord,
  insertStaff,
  listGrants,
  replaceGrants,
} from './staff.queries.ts';

type Person = { mail: string; name: string; language: LanguageCode };
export type RoleGrant =
  | { role: BuiltInRole; scopeKind: 'store' | 'zone'; scopeId: number }
  | { role: BuiltInRole; scopeKind: 'self'; scopeId: null };

/**
 * Gives a person a role in one place. Returns the account and the link of its invitation, which the caller sends. The
 * link is null for an account in use, and for an invitation that gives other access too (`isBeyond`), because it would
 * reveal what the caller may not give.
 */
export async function inviteToRole(
  ctx: ConsoleContext,
  person: Person,
  grant: RoleGrant,
): Promise<{ staffId: number; link: string | null }> {
  const mail = person.mail.toLowerCase();
  const known = await findStaffByMail(ctx.db, mail);
  const staffId =
    known?.id ?? (await insertStaff(ctx.db, { ...person, mail, createdAt: new Date(ctx.now()) }));
  if (staffId === null) throw new Error('The account was created meanwhile.');
  const held = await listGrants(ctx.db, [staffId]);
  const rows = held.map(({ role, scopeKind, scopeId }) => ({ role, scopeKind, scopeId }));
  await ctx.db.transaction((tx) => replaceGrants(tx, staffId, [...rows, grant]));
  const isInUse = known !== null && known.passwordHash !== null;
  const isOther = held.some((other) => isBeyond(ctx, other, grant));
  return {
    staffId,
    link: isInUse || isOther ? null : await createInvitation(ctx, ctx.consoleOrigin, staffId),
  };
}

/**
 * Whether a grant gives more than the one that the caller gives: another role, or for a caller who is limited to places
 * the same role in another place.
 */
function isBeyond({ scope }: ConsoleContext, held: GrantRecord, grant: RoleGrant): boolean {
  const isElsewhere = held.scopeKind !== grant.scopeKind || held.scopeId !== grant.scopeId;
  return held.role !== grant.role || (!scope.all && isElsewhere);
}

/** The account of a role. Its state is `expired` if its invitation was not accepted in time. */
type RoleAccount = Person & {
  id: number;
  state: CourierAccountState;
  invitedUntil: Date | null;
};

export async function findRoleAccount(q: Queryable, staffId: number, at: Date): Promise<RoleAccount | null> {
  const member = await findStaff(q, staffId);
  if (!member) return null;
  const { id, mail, name, language } = member;
  const invitedUntil = member.passwordHash === null ? await findOpenUntil(q, staffId, at) : null;
  const pending = invitedUntil ? 'invited' : 'expired';
  const used = member.passwordHash === null ? pending : 'active';
  return { id, mail, name, language, invitedUntil, state: member.disabledAt ? 'disabled' : used };
}

/**
 * Renews an invitation and mails it; returns the link if no mail can be sent. Throws `invitation_accepted` for an
 * account in use, and `permission_denied` for one whose invitation gives other access too.
 */
export async function renewRoleInvitation(
  ctx: ConsoleContext,
  staffId: number,
  grant: RoleGrant,
): Promise<string | null> {
  const member = requireFound(await findStaff(ctx.db, staffId));
  if (member.passwordHash !== null) throw new AppError('invitation_accepted');
  const held = await listGrants(ctx.db, [staffId]);
  if (held.some((other) => isBeyond(ctx, other, grant))) throw new AppError('permission_denied');
  return mailInvitation(ctx, member, await createInvitation(ctx, ctx.consoleOrigin, staffId));
}

/** Withdraws a role in one place from an account, and its invitation if it has no other role. */
export async function withdrawRole(ctx: ConsoleContext, staffId: number, grant: RoleGrant): Promise<void> {
  const held = await listGrants(ctx.db, [staffId]);
  const rest = held.filter(
    ({ role, scopeKind, scopeId }) =>
      role !== grant.role || scopeKind !== grant.scopeKind || scopeId !== grant.scopeId,
  );
  const rows = rest.map(({ role, scopeKind, scopeId }) => ({ role, scopeKind, scopeId }));
  await ctx.db.transaction((tx) => replaceGrants(tx, staffId, rows));
  if (rest.length === 0) await deleteOpenInvitations(ctx.db, staffId);
}
