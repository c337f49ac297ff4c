import type { Point } from '@errand/domain/location';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Topic, topicName } from '../../platform/events/index.ts';
import { listCarriedOrders } from '../orders/orders.views.ts';
import { findNearestFree, lockAssignment, updateLocation } from './couriers.queries.ts';

/** Live event: the courier who delivers the order has moved. */
export function positionTopic(orderId: number): Topic<CourierPosition> {
  return topicName(`order-position:${orderId}`);
}

/** A position as the live stream sends it. `heading` in degrees clockwise from north. */
export type CourierPosition = { lat: number; lng: number; heading: number | null };

/**
 * The nearest free courier of a zone, or null. The choice holds until the transaction ends, so assign the order in the
 * same transaction.
 */
export async function chooseCourier(tx: Tx, zoneId: number, near: Point): Promise<number | null> {
  await lockAssignment(tx);
  return findNearestFree(tx, zoneId, near);
}

/** Stores the location of a courier and publishes it to the orders that the courier is delivering. */
export async function recordLocation(
  deps: Pick<Deps, 'events' | 'now'>,
  q: Queryable,
  courierId: number,
  point: Point,
  heading: number | null,
): Promise<void> {
  await updateLocation(q, courierId, point, heading, new Date(deps.now()));
  const position: CourierPosition = { lat: point.latitude, lng: point.longitude, heading };
  for (const orderId of await listCarriedOrders(q, courierId)) {
    await deps.events.publish(q, positionTopic(orderId), position);
  }
}
