import { asc, count, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { rowVersion } from '../version.ts';
import { staffGrants, staffRoles } from './staff.tables.ts';

const RECORD = { ...getTableColumns(staffRoles), version: rowVersion(staffRoles.id) };
export type RoleRecord = typeof staffRoles.$inferSelect & { version: string };

/** 3 for `own:3`; null for a built-in role. */
export function ownRoleId(role: string): number | null {
  return Number(/^own:(\d{1,9})$/.exec(role)?.[1]) || null;
}

export function listRoleRows(q: Queryable): Promise<RoleRecord[]> {
  return q.select(RECORD).from(staffRoles).orderBy(asc(staffRoles.id));
}

export async function findRole(q: Queryable, id: number): Promise<RoleRecord | null> {
  const [row] = await q.select(RECORD).from(staffRoles).where(eq(staffRoles.id, id));
  return row ?? null;
}

export async function lockRole(tx: Tx, id: number): Promise<RoleRecord | null> {
  const [row] = await tx.select(RECORD).from(staffRoles).where(eq(staffRoles.id, id)).for('update');
  return row ?? null;
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

export async function insertRole(
  q: Queryable,
  row: Pick<RoleRecord, 'name' | 'permissions'>,
): Promise<number> {
  const [made] = await q.insert(staffRoles).values(row).returning({ id: staffRoles.id });
  if (!made) throw new Error('no role was inserted');
  return made.id;
}

export async function updateRoleRow(
  q: Queryable,
  id: number,
  change: Pick<RoleRecord, 'name' | 'permissions'>,
): Promise<void> {
  await q.update(staffRoles).set(change).where(eq(staffRoles.id, id));
}

export async function deleteRoleRow(q: Queryable, id: number): Promise<void> {
  await q.delete(staffRoles).where(eq(staffRoles.id, id));
}

/** Number of grants of each role. */
export async function countMembers(q: Queryable): Promise<Map<string, number>> {
  const rows = await q
    .select({ role: staffGrants.role, members: count() })
    .from(staffGrants)
    .groupBy(staffGrants.role);
  return new Map(rows.map(({ role, members }) => [role, members]));
}
