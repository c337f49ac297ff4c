import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { staffDevices } from './staff-devices.tables.ts';

export type StaffDeviceRow = typeof staffDevices.$inferSelect;

/** A browser belongs to the member who turned it on last. */
export async function saveStaffDevice(
  q: Queryable,
  row: Omit<StaffDeviceRow, 'createdAt' | 'id'>,
): Promise<void> {
  const { staffId, p256dh, auth } = row;
  await q
    .insert(staffDevices)
    .values(row)
    .onConflictDoUpdate({ target: staffDevices.endpoint, set: { staffId, p256dh, auth } });
}

export function listStaffDevices(q: Queryable, staffId: number): Promise<StaffDeviceRow[]> {
  return q.select().from(staffDevices).where(eq(staffDevices.staffId, staffId)).orderBy(asc(staffDevices.id));
}

/** Deletes a browser of a member, or all of them. */
export async function deleteStaffDevices(
  q: Queryable,
  { staffId, id }: { staffId: number; id?: number },
): Promise<void> {
  await q
    .delete(staffDevices)
    .where(and(eq(staffDevices.staffId, staffId), id === undefined ? undefined : eq(staffDevices.id, id)));
}
