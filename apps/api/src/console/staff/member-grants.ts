import type { Queryable } from '../../platform/db/index.ts';
import type { MemberGrant } from '../console-context.ts';
import { permissionsOf, toScope } from './resolve-member.ts';
import { listRoleRows, ownRoleId } from './roles.queries.ts';
import { listGrants } from './staff.queries.ts';

/** Lists a member's permissions with their scopes, outside of a call. */
export async function listMemberGrants(q: Queryable, staffId: number): Promise<MemberGrant[]> {
  return (await listGrantsOfMembers(q, [staffId])).get(staffId) ?? [];
}

/** Lists the permissions of members with their scopes. */
export async function listGrantsOfMembers(
  q: Queryable,
  staffIds: number[],
): Promise<Map<number, MemberGrant[]>> {
  const grants = await listGrants(q, staffIds);
  const own = grants.some(({ role }) => ownRoleId(role) !== null) ? await listRoleRows(q) : [];
  const byMember = new Map<number, MemberGrant[]>();
  for (const { staffId, role, scopeKind, scopeId } of grants)
    byMember.set(staffId, [
      ...(byMember.get(staffId) ?? []),
      {
        role,
        scope: toScope(scopeKind, scopeId),
        permissions: permissionsOf(role, own.find(({ id }) => id === ownRoleId(role))?.permissions ?? null),
      },
    ]);
  return byMember;
}
