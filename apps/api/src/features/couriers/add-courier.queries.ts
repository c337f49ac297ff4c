import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { couriers } from './couriers.tables.ts';

/** Adds an active courier and returns the id. */
export async function addCourier(
  q: Queryable,
  row: Pick<typeof couriers.$inferInsert, 'firstName' | 'lastName' | 'phone' | 'vehicle' | 'zoneId'>,
): Promise<number> {
  const [made] = await q.insert(couriers).values(row).returning({ id: couriers.id });
  if (!made) throw new Error('no courier was inserted');
  return made.id;
}

/** Whether a courier has a phone number. */
export async function isCourierPhone(q: Queryable, phone: string): Promise<boolean> {
  const rows = await q.select({ id: couriers.id }).from(couriers).where(eq(couriers.phone, phone)).limit(1);
  return rows.length > 0;
}
