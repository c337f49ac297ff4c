import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from '../modules/modules.tables.ts';
import {
  courierApplications,
  courierVehicles,
  storeApplications,
  storePlans,
} from './registration.tables.ts';

export type Taken = { email: boolean; phone: boolean };

/** Null when another application has the email or phone; a constraint error would abort the transaction. */
export async function insertStoreApplication(
  q: Queryable,
  row: typeof storeApplications.$inferInsert,
): Promise<number | null> {
  const [made] = await q
    .insert(storeApplications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: storeApplications.id });
  return made?.id ?? null;
}

export async function insertCourierApplication(
  q: Queryable,
  row: typeof courierApplications.$inferInsert,
): Promise<number | null> {
  const [made] = await q
    .insert(courierApplications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: courierApplications.id });
  return made?.id ?? null;
}

/** Which contacts an application that is not rejected has. */
export async function findTakenByStore(q: Queryable, email: string, phone: string): Promise<Taken> {
  const { email: emails, phone: phones, status } = storeApplications;
  const [row] = await q
    .select({
      email: sql<boolean>`coalesce(bool_or(${emails} = ${email}), false)`,
      phone: sql<boolean>`coalesce(bool_or(${phones} = ${phone}), false)`,
    })
    .from(storeApplications)
    .where(and(ne(status, 'rejected'), or(eq(emails, email), eq(phones, phone))));
  return row ?? { email: false, phone: false };
}

/** As above for couriers, including phones of active couriers. */
export async function findTakenByCourier(q: Queryable, email: string, phone: string): Promise<Taken> {
  const { email: emails, phone: phones, status } = courierApplications;
  const [row] = await q
    .select({
      email: sql<boolean>`coalesce(bool_or(${emails} = ${email}), false)`,
      phone: sql<boolean>`coalesce(bool_or(${phones} = ${phone}), false)
        or exists (select 1 from ${couriers} where ${couriers.phone} = ${phone})`,
    })
    .from(courierApplications)
    .where(and(ne(status, 'rejected'), or(eq(emails, email), eq(phones, phone))));
  return row ?? { email: false, phone: false };
}

export async function isActiveZone(q: Queryable, id: number): Promise<boolean> {
  const rows = await q
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.id, id), eq(zones.active, true)));
  return rows.length > 0;
}

/** The type of an active module; null when there is none. */
export async function findModuleType(q: Queryable, id: number) {
  const [row] = await q
    .select({ type: modules.type })
    .from(modules)
    .where(and(eq(modules.id, id), eq(modules.active, true)));
  return row?.type ?? null;
}

export function listVehicleRows(q: Queryable) {
  return q
    .select()
    .from(courierVehicles)
    .where(eq(courierVehicles.active, true))
    .orderBy(asc(courierVehicles.position), asc(courierVehicles.id));
}

export function listPlanRows(q: Queryable) {
  return q
    .select()
    .from(storePlans)
    .where(eq(storePlans.active, true))
    .orderBy(asc(storePlans.position), asc(storePlans.id));
}
