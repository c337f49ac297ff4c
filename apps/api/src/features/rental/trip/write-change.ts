import type { ChangeSettlement } from '@errand/domain/rental';
import type { Tx } from '../../../platform/db/index.ts';
import { eventName } from '../../../platform/jobs/index.ts';
import { vehicleBookings } from '../../fleet/index.ts';
import { bookOrder } from '../../orders/books/index.ts';
import type { OrderDeps } from '../../orders/events/index.ts';
import { orderChanges, type StoredOrder } from '../../orders/index.ts';
import type { TripChange } from './build-change.ts';
import { updateTrip, updateTripVehicle } from './trip.queries.ts';

/** A trip was extended or shortened by its customer. */
export const TRIP_CHANGED = eventName<{ orderId: number; at: number }>('trip.changed');

/** Writes a change whose money was moved: the amounts of the order, the trip, its vehicles, and the events. */
export async function writeChange(
  deps: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  change: TripChange,
  settled: ChangeSettlement,
  paidNowMinor: number,
): Promise<void> {
  const { trip, times, after, plates, kilometers } = change;
  const orderId = order.id;
  const walletMinor = settled.walletMinor + paidNowMinor;
  const dueMinor = settled.dueMinor - paidNowMinor;
  const isUnpaid = order.paymentStatus === 'unpaid' && paidNowMinor === 0;
  const paymentStatus = isUnpaid ? 'unpaid' : dueMinor === 0 ? 'paid' : 'partially_paid';
  await orderChanges.changeAmounts(deps, tx, orderId, {
    itemsMinor: after.itemsMinor,
    discountMinor: after.discountMinor,
    storeDiscountMinor: after.storeDiscountMinor,
    couponDiscountMinor: after.couponDiscountMinor,
    taxMinor: after.taxMinor,
    taxes: after.taxes,
    totalMinor: after.totalMinor,
    walletMinor,
    paymentStatus,
  });
  // What is due is the total without the wallet's part, unless a provider was paid the rest before.
  const isExtra = paymentStatus === 'partially_paid' && dueMinor !== after.totalMinor - walletMinor;
  await updateTrip(tx, orderId, {
    returnAt: new Date(times.returnMs),
    estimatedHours: times.hours,
    distanceKm: kilometers,
    extraDueMinor: isExtra ? dueMinor : null,
    refundedMinor: trip.refundedMinor + settled.refundMinor,
    returnRemindedAt: null,
  });
  for (const [at, { id }] of change.vehicles.entries()) {
    const price = after.vehicles[at];
    if (price)
      await updateTripVehicle(tx, id, {
        totalMinor: price.priceMinor,
        originalMinor: price.originalMinor,
      });
  }
  await vehicleBookings.replacePlates(tx, orderId, plates, {
    from: new Date(times.pickupMs),
    to: new Date(times.returnMs),
  });
  await bookOrder(deps, tx, orderId);
  await deps.jobs.publish(tx, TRIP_CHANGED, { orderId, at: deps.now() });
}
