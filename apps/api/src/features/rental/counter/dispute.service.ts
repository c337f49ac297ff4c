import type { ParsedInput, ResponseOf } from '@errand/contract';
import type { disputeTripCharge as contract } from '@errand/contract/rental-trip-changes';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../../orders/events/index.ts';
import { orderChanged, ownOrders } from '../../orders/index.ts';
import { readTrip } from '../trip/read-trips.service.ts';
import { lockCharge, updateCharge } from './counter.queries.ts';

/**
 * Disputes a charge of one of the viewer's trips, which the office then settles. Throws `not_found`, and
 * `charge_disputed` for one that was disputed before.
 */
export async function disputeCharge(
  ctx: RequestContext<'pool'> & OrderDeps,
  { trip_id: orderId, charge_id: chargeId, text }: ParsedInput<typeof contract>['body'],
): Promise<ResponseOf<typeof contract>> {
  await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, orderId);
    const charge = await lockCharge(tx, chargeId);
    if (charge?.orderId !== order.id) throw new AppError('not_found');
    if (charge.disputedAt !== null) throw new AppError('charge_disputed');
    await updateCharge(tx, chargeId, { dispute: text, disputedAt: new Date(ctx.now()) });
    await orderChanged(ctx, tx, order.id);
  });
  return readTrip(ctx, orderId);
}
