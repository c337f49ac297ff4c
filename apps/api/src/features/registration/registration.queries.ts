import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { isCourierPhoneSql } from '../couriers/couriers.views.ts';
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

/** Whether store applications that were not rejected have this email or phone. */
export async function getTakenByStore(q: Queryable, email: string, phone: string): Promise<Taken> {
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

/** Whether courier applications that were not rejected, or active couriers, have this email or phone. */
export async function getTakenByCourier(q: Queryable, email: string, phone: string): Promise<Taken> {
  const { email: emails, phone: phones, status } = courierApplications;
  const [row] = await q
    .select({
      email: sql<boolean>`coalesce(bool_or(${emails} = ${email}), false)`,
      phone: sql<boolean>`coalesce(bool_or(${phones} = ${phone}), false)
        or ${isCourierPhoneSql(phone)}`,
    })
    .from(courierApplications)
    .where(and(ne(status, 'rejected'), or(eq(emails, email), eq(phones, phone))));
  return row ?? { email: false, phone: false };
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
