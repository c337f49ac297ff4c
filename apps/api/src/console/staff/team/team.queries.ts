import { TEAM_ROLES, type TeamRole } from '@errand/contract/console/stores/team';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { staff, staffGrants, staffSessions } from '../staff.tables.ts';

/** Lists the people with a role in a store by name; a person with two roles twice. */
export async function listTeam(q: Queryable, storeId: number) {
  const { id, name, mail, disabledAt, passwordHash } = staff;
  const lastSeenAt = sql<
    string | null
  >`(select max(s.last_seen_at) from ${staffSessions} s where s.staff_id = ${id})`;
  const rows = await q
    .select({ id, name, mail, disabledAt, passwordHash, lastSeenAt, role: staffGrants.role })
    .from(staff)
    .innerJoin(staffGrants, eq(staffGrants.staffId, id))
    .where(
      and(
        eq(staffGrants.scopeKind, 'store'),
        eq(staffGrants.scopeId, storeId),
        inArray(staffGrants.role, [...TEAM_ROLES]),
      ),
    )
    .orderBy(asc(name), asc(id), asc(staffGrants.role));
  return rows.flatMap(({ role, lastSeenAt: seen, ...row }) =>
    isTeamRole(role) ? [{ ...row, role, lastSeenAt: seen === null ? null : new Date(seen) }] : [],
  );
}

function isTeamRole(role: string): role is TeamRole {
  return (TEAM_ROLES as readonly string[]).includes(role);
}

/** Lists the managers of a store who have an account in use. */
export function listStoreManagers(q: Queryable, storeId: number): Promise<{ id: number }[]> {
  return q
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffGrants, eq(staffGrants.staffId, staff.id))
    .where(
      and(
        eq(staffGrants.scopeKind, 'store'),
        eq(staffGrants.scopeId, storeId),
        eq(staffGrants.role, TEAM_ROLES[0]),
        isNull(staff.disabledAt),
        isNotNull(staff.passwordHash),
      ),
    )
    .orderBy(asc(staff.id));
}
