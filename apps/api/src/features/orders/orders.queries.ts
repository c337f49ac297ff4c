import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { orders } from './orders.tables.ts';

export type Underway = { courierId: number; route: string; departedAt: Date; travelSeconds: number };

/** Orders that a courier delivers along a known route, by courier. */
export async function listUnderway(q: Queryable): Promise<Underway[]> {
  const { courierId, route, departedAt, travelSeconds } = orders;
  const rows = await q
    .select({ courierId, route, departedAt, travelSeconds })
    .from(orders)
    .where(and(eq(orders.status, 'picked_up'), isNotNull(route), isNotNull(departedAt)))
    .orderBy(asc(courierId));
  return rows.filter(isComplete);
}

function isComplete(row: { [Key in keyof Underway]: Underway[Key] | null }): row is Underway {
  return Object.values(row).every((value) => value !== null);
}
