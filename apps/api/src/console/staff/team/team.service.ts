import { BUILT_IN_ROLES } from '@errand/contract/console/permissions';
import { TEAM_ROLES, type Team, type TeamRole } from '@errand/contract/console/stores/team';
import type { LanguageCode } from '@errand/domain/language';
import { findStorePlace } from '../../../features/stores/stores.views.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { isInScope, scopeOf } from '../../access.ts';
import type { ConsoleContext, Place } from '../../console-context.ts';
import { mailInvitation } from '../invitations.service.ts';
import { inviteToRole, renewRoleInvitation, withdrawRole } from '../invite-to-role.ts';
import { listTeam } from './team.queries.ts';

type Invited = Team & { link: string | null };
type MemberOfStore = { id: number; staff: number; role: TeamRole };

export async function readTeam(ctx: ConsoleContext, storeId: number): Promise<Team> {
  const place = requireFound(await findStorePlace(ctx.db, storeId));
  const rows = await listTeam(ctx.db, storeId);
  return {
    members: rows.map(({ id, name, mail, role, disabledAt, passwordHash, lastSeenAt }) => ({
      id,
      name,
      mail,
      role,
      state: disabledAt ? 'disabled' : passwordHash === null ? 'invited' : 'active',
      last_seen_at: lastSeenAt?.toISOString() ?? null,
    })),
    roles: TEAM_ROLES.filter((role) => mayGive(ctx, role, place)),
  };
}

/**
 * Gives a person a role in a store. Returns the link of the invitation if it cannot be mailed; null also for an account
 * in use. Throws `grant_beyond_own` for a role with more permissions than the caller's.
 */
export async function inviteToStore(
  ctx: ConsoleContext,
  storeId: number,
  { role, ...person }: { mail: string; name: string; language: LanguageCode; role: TeamRole },
): Promise<Invited> {
  await requireGivable(ctx, role, storeId);
  const { link } = await inviteToRole(ctx, person, { role, scopeKind: 'store', scopeId: storeId });
  const shown = link && (await mailInvitation(ctx, person, link));
  return { ...(await readTeam(ctx, storeId)), link: shown };
}

/** Throws `grant_beyond_own`, `invitation_accepted`, and `not_found` for somebody who is not of the team. */
export async function renewTeamInvitation(
  ctx: ConsoleContext,
  { id: storeId, staff, role }: MemberOfStore,
): Promise<Invited> {
  await requireMember(ctx, storeId, staff, role);
  const link = await renewRoleInvitation(ctx, staff, { role, scopeKind: 'store', scopeId: storeId });
  return { ...(await readTeam(ctx, storeId)), link };
}

/** Throws `grant_beyond_own`, `team_self` for the caller's own account, and `not_found` for somebody else's team. */
export async function removeFromTeam(
  ctx: ConsoleContext,
  { id: storeId, staff, role }: MemberOfStore,
): Promise<Team> {
  if (staff === ctx.member.id) throw new AppError('team_self');
  await requireMember(ctx, storeId, staff, role);
  await withdrawRole(ctx, staff, { role, scopeKind: 'store', scopeId: storeId });
  return readTeam(ctx, storeId);
}

async function requireMember(ctx: ConsoleContext, storeId: number, staffId: number, role: TeamRole) {
  await requireGivable(ctx, role, storeId);
  const rows = await listTeam(ctx.db, storeId);
  requireFound(rows.find((row) => row.id === staffId && row.role === role));
}

async function requireGivable(ctx: ConsoleContext, role: TeamRole, storeId: number): Promise<void> {
  const place = requireFound(await findStorePlace(ctx.db, storeId));
  if (!mayGive(ctx, role, place)) throw new AppError('grant_beyond_own', {}, 'role');
}

/** Whether the caller has every permission of a role in a store. */
function mayGive({ member }: ConsoleContext, role: TeamRole, place: Place): boolean {
  return BUILT_IN_ROLES[role].every((permission) => {
    const scope = scopeOf(member.grants, permission, 'store');
    return scope !== null && isInScope(scope, place);
  });
}
