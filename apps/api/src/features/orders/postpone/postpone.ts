import { and, eq, inArray, like, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { type OrderDeps, publishOrderChanged } from '../events/order-events.ts';
import { orderHistory, orders } from '../orders.tables.ts';
import { RUNNING_STATUSES } from '../orders.views.ts';

/** A running order: when it took its last step, and for when it is scheduled. */
export type RunningOrder = { id: number; lastStepAt: Date; scheduledFor: Date | null };

/** The running orders whose contacts have a mail at a domain, without those whose transfer awaits a check. */
export function listRunningAt(q: Queryable, domain: string): Promise<RunningOrder[]> {
  const { id, scheduledFor, status, contact, paymentMethod } = orders;
  const lastStepAt = sql`max(${orderHistory.at})`.mapWith(orderHistory.at).as('last_step_at');
  return q
    .select({ id, scheduledFor, lastStepAt })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, id))
    .where(
      and(
        inArray(status, RUNNING_STATUSES),
        like(sql`${contact}->>'email'`, `%@${domain}`),
        ne(paymentMethod, 'offline_payment'),
      ),
    )
    .groupBy(id);
}

/**
 * Moves all times of a running order, as if it had been placed later. Its version stays, so that nobody who works on it
 * meets a conflict. Returns false if it has ended meanwhile.
 */
export async function postponeOrder(
  deps: Pick<OrderDeps, 'events' | 'now'>,
  tx: Tx,
  id: number,
  milliseconds: number,
): Promise<boolean> {
  const later = (column: AnyPgColumn) => sql`${column} + ${milliseconds} * interval '1 millisecond'`;
  const [order] = await tx
    .update(orders)
    .set({
      createdAt: later(orders.createdAt),
      scheduledFor: later(orders.scheduledFor),
      expectedFrom: later(orders.expectedFrom),
      expectedTo: later(orders.expectedTo),
    })
    .where(and(eq(orders.id, id), inArray(orders.status, RUNNING_STATUSES)))
    .returning({ id: orders.id, zoneId: orders.zoneId, storeId: orders.storeId });
  if (!order) return false;
  await tx
    .update(orderHistory)
    .set({ at: later(orderHistory.at) })
    .where(eq(orderHistory.orderId, id));
  await publishOrderChanged(deps, tx, order);
  return true;
}
