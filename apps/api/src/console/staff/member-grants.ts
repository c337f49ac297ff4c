import type { Queryable } from '../../platform/db/index.ts';
import type { MemberGrant } from '../console-context.ts';
import { permissionsOf, toScope } from './resolve-member.ts';
import { listRoleRows, ownRoleId } from './roles.queries.ts';
import { listGrants } from './staff.queries.ts';

/** Lists a member's permissions with their scopes, outside of a call. */
export async function listMemberGrants(q: Queryable, staffId: number): Promise<MemberGrant[]> {
  const grants = await listGrants(q, [staffId]);
  const own = grants.some(({ role }) => ownRoleId(role) !== null) ? await listRoleRows(q) : [];
  return grants.map(({ role, scopeKind, scopeId }) => ({
    role,
    scope: toScope(scopeKind, scopeId),
    permissions: permissionsOf(role, own.find(({ id }) => id === ownRoleId(role))?.permissions ?? null),
  }));
}
