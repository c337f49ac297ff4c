import type { ParsedInput } from '@errand/contract';
import type { settleDispute as contract, Dispute } from '@errand/contract/console/rental/disputes';
import { reachedAt } from '@errand/domain/orders';
import { disputeOutcome } from '@errand/domain/rental';
import type { ConsoleContext, Place } from '../../../../console/index.ts';
import { translated } from '../../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { bookOrder } from '../../../orders/books/index.ts';
import { orderChanged, storedOrders } from '../../../orders/index.ts';
import { findOrderPlace } from '../../../orders/orders.views.ts';
import { requireStore } from '../../../stores/index.ts';
import { CHARGE_EVENTS } from '../../counter/charge-events.ts';
import { findCharge, lockCharge, updateCharge } from '../../counter/counter.queries.ts';
import { individualsOf, requireCounterRows, toCharge, toVehicle } from './counter-trip.ts';

/** Where a charge belongs: the zone and the provider of its trip. */
export async function findChargePlace({ db }: ConsoleContext, id: number): Promise<Place | null> {
  const charge = await findCharge(db, id);
  return charge && findOrderPlace(db, charge.orderId);
}

/** A disputed charge. Throws `not_found`, also for one that nobody disputes. */
export async function readDispute(ctx: ConsoleContext, id: number): Promise<Dispute> {
  const { orderId } = requireFound(await findCharge(ctx.db, id));
  const { order, trip } = await requireCounterRows(ctx, orderId);
  const charge = requireFound(trip.charges.find((one) => one.id === id && one.disputed_at_ms !== null));
  const provider = await requireStore(ctx.db, requireFound(order.store_id));
  const individual = individualsOf(trip).find(({ plate }) => plate === charge.plate);
  const vehicle = individual && toVehicle(ctx, individual, trip);
  const urls = (stage: keyof Dispute['pictures']) => (vehicle?.pictures[stage] ?? []).map(({ url }) => url);
  return {
    ...toCharge(charge),
    order_id: orderId,
    provider: { id: provider.id, name: translated(provider.name, ctx.language) },
    customer_name: order.contact.name,
    customer_phone: order.contact.phone,
    vehicle_name: vehicle?.name ?? '',
    time_zone: order.time_zone,
    handed_over_at: reachedAt(order.history, 'picked_up'),
    returned_at: reachedAt(order.history, 'delivered'),
    return_at: trip.return_at.toISOString(),
    condition_before: vehicle?.handover?.condition ?? null,
    condition_after: vehicle?.returned?.condition ?? null,
    pictures: { handover: urls('handover'), return: urls('return'), damage: urls('damage') },
  };
}

/**
 * Settles a dispute: what is left of the charge, and the answer to the customer, who is told. Of two members at once, the
 * second is rejected with `charge_settled`. Throws `charge_raised` for more than was charged.
 */
export function settleDispute(
  ctx: ConsoleContext,
  id: number,
  { left_minor: settledMinor, answer }: ParsedInput<typeof contract>['body'],
): Promise<Dispute> {
  return ctx.db.transaction(async (tx) => {
    const { orderId } = requireFound(await findCharge(tx, id));
    await storedOrders.lock(tx, orderId);
    const charge = requireFound(await lockCharge(tx, id));
    if (charge.disputedAt === null) throw new AppError('not_found');
    if (charge.settledAt !== null) throw new AppError('charge_settled');
    if (disputeOutcome(charge.amountMinor, settledMinor) === null)
      throw new AppError('charge_raised', {}, 'left_minor');
    await updateCharge(tx, id, { settledMinor, answer, settledAt: new Date(ctx.now()) });
    await bookOrder(ctx, tx, orderId);
    await orderChanged(ctx, tx, orderId);
    await ctx.jobs.publish(tx, CHARGE_EVENTS.settled, { orderId });
    return readDispute(ctx, id);
  });
}
