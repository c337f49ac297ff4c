import type { Trip } from '@errand/contract/rental-trips';
import { type RequestContext, requireCustomerId, requireFound } from '../../../platform/http/index.ts';
import {
  type OrderKey,
  type OrderRow,
  orderRows,
  requireVisibleOrder,
  trackingLinks,
} from '../../order-pages/index.ts';
import { listStoreResponses } from '../../stores/index.ts';
import { toTripResponse } from './trip.serializer.ts';
import { findTripRows } from './trip-row.ts';

type ReadContext = RequestContext<'db' | 'now' | 'pool' | 'settings'>;

/** A page of the customer's trips, newest first: those that are open or can be paid, or the others. */
export async function listTrips(
  ctx: ReadContext,
  which: 'running' | 'history',
  paging: { limit: number; offset: number },
) {
  const owner = `customer:${requireCustomerId(ctx)}`;
  const states = which === 'running' ? 'running' : 'finished';
  const { rows, total } = await orderRows.list(ctx.pool, owner, states, paging, true);
  return { total_size: total, ...paging, trips: await toTripResponses(ctx, rows) };
}

/** The trip that the customer booked last; null without one. */
export async function getLastTrip(ctx: ReadContext): Promise<{ trip: Trip | null }> {
  const owner = `customer:${requireCustomerId(ctx)}`;
  const first = { limit: 1, offset: 1 };
  const lists = await Promise.all([
    orderRows.list(ctx.pool, owner, 'running', first, true),
    orderRows.list(ctx.pool, owner, 'finished', first, true),
  ]);
  const [last] = lists.flatMap(({ rows }) => rows).toSorted((a, b) => b.id - a.id);
  const [trip = null] = last ? await toTripResponses(ctx, [last]) : [];
  return { trip };
}

/** A trip for its owner, or for a viewer with its link or number. Throws `not_found` and `too_many_requests`. */
export async function getTrip(ctx: ReadContext, key: OrderKey): Promise<Trip> {
  const { row } = await requireVisibleOrder(ctx, key);
  return toOne(ctx, row);
}

/** A trip after a change by the viewer, who may see it. */
export async function readTrip(ctx: ReadContext, orderId: number): Promise<Trip> {
  const row = requireFound(await orderRows.find(ctx.pool, orderId));
  return toOne(ctx, row);
}

async function toOne(ctx: ReadContext, row: OrderRow): Promise<Trip> {
  const [trip] = await toTripResponses(ctx, [row]);
  return requireFound(trip);
}

/** Serializes the orders that are trips. */
async function toTripResponses(ctx: ReadContext, orders: OrderRow[]): Promise<Trip[]> {
  if (orders.length === 0) return [];
  const [trips, providers, settings, sign] = await Promise.all([
    findTripRows(
      ctx.pool,
      orders.map(({ id }) => id),
    ),
    listStoreResponses(ctx, [...new Set(orders.flatMap((order) => order.store_id ?? []))]),
    ctx.settings(),
    trackingLinks.signer(ctx),
  ]);
  return orders.flatMap((order) => {
    const trip = trips.get(order.id);
    const provider = providers.find(({ id }) => id === order.store_id);
    return trip && provider ? [toTripResponse({ order, trip, provider }, ctx, settings, sign)] : [];
  });
}
