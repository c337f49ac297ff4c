import { asc, count, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { type VersionedRow, versionedRows } from '../versioned-rows.ts';
import { staffGrants, staffRoles } from './staff.tables.ts';

export const roleRows = versionedRows(staffRoles);
export type RoleRecord = VersionedRow<typeof roleRows>;

/** 3 for `own:3`; null for a built-in role. */
export function ownRoleId(role: string): number | null {
  return Number(/^own:(\d{1,9})$/.exec(role)?.[1]) || null;
}

export function listRoleRows(q: Queryable): Promise<RoleRecord[]> {
  return roleRows.list(q, { order: [asc(staffRoles.id)] });
}

/** Keeps own roles from being changed or deleted until the transaction ends, while grants name them. */
export async function lockRolesForShare(q: Queryable, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await q
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(inArray(staffRoles.id, ids))
    .orderBy(asc(staffRoles.id))
    .for('share');
}

/** Number of grants of each role. */
export async function countMembers(q: Queryable): Promise<Map<string, number>> {
  const rows = await q
    .select({ role: staffGrants.role, members: count() })
    .from(staffGrants)
    .groupBy(staffGrants.role);
  return new Map(rows.map(({ role, members }) => [role, members]));
}
