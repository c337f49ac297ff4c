import type { ParsedInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/rental-trip-changes';
import { toMajor } from '@errand/domain/money';
import { paidParts } from '@errand/domain/orders';
import { type TripCancellation, tripCancellation } from '@errand/domain/rental';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { AppError, isoTime, type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import type { OrderDeps } from '../../orders/events/index.ts';
import { orderChanges, ownOrders, type StoredOrder } from '../../orders/index.ts';
import type { Cancellation } from '../../orders/place/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { NO_TERMS, toPeriodsResponse } from '../terms.ts';
import { findTrip, updateTrip } from './trip.queries.ts';

type CancelContext = RequestContext & OrderDeps;
type Body = ParsedInput<typeof contract.cancelTrip>['body'];
type Canceled = TripCancellation & {
  /** The share of the first step. */
  firstPercent: number;
  paidMinor: number;
  /** What came back before, when the trip was shortened. */
  earlierRefundMinor: number;
};

/** What canceling one of the viewer's trips costs now. Throws `not_found`. */
export async function previewCancellation(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  tripId: number,
): Promise<ResponseOf<typeof contract.previewTripCancellation>> {
  const order = await ownOrders.read(ctx, tripId);
  const [{ digits }, found] = await Promise.all([moneyStyle(ctx), cancellationOf(ctx, ctx.db, order)]);
  const major = (minor: number) => toMajor(minor, digits);
  return {
    cancelable: found.cancelable,
    free_until: found.cancelable ? isoTime(found.freeUntilMs) : null,
    cancellation_percent: found.firstPercent,
    cancellation_periods: found.cancelable ? toPeriodsResponse(found.periods, digits) : [],
    paid_amount: major(found.paidMinor),
    fee: major(found.feeMinor),
    refund: major(found.refundMinor),
    refund_to_wallet: major(found.toWalletMinor),
    refund_to_provider: major(found.toProviderMinor),
  };
}

/**
 * Cancels one of the viewer's trips by the agreed terms. The vehicles are free at once, and the payment is refunded less
 * the fee. Throws `not_found`, `trip_not_cancelable`, and `price_changed` if the fee has risen meanwhile.
 */
export async function cancelTrip(
  ctx: CancelContext,
  tripId: number,
  body: Body,
): Promise<ResponseOf<typeof contract.cancelTrip>> {
  const { digits } = await moneyStyle(ctx);
  const { feeMinor, refundMinor } = await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, tripId);
    return cancelLocked(ctx, tx, order, { ...body, digits });
  });
  return {
    message: textOf('messages.trip_canceled', ctx.language),
    fee: toMajor(feeMinor, digits),
    refund: toMajor(refundMinor, digits),
  };
}

type Agreed = {
  reason: string;
  note?: string | null | undefined;
  fee?: number | undefined;
  digits: number;
  actor?: Cancellation['actor'];
};

/** Cancels a locked trip by the agreed terms. Throws what `cancelTrip` throws. */
export async function cancelLocked(
  deps: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  { reason, note, fee, digits, actor = 'customer' }: Agreed,
): Promise<Canceled> {
  const found = await cancellationOf(deps, tx, order);
  if (!found.cancelable) throw new AppError('trip_not_cancelable');
  const current = toMajor(found.feeMinor, digits);
  if (fee !== undefined && current > fee + 0.5 * 10 ** -digits)
    throw new AppError('price_changed', { fee: current, refund: toMajor(found.refundMinor, digits) });
  await updateTrip(tx, order.id, {
    cancellationFeeMinor: found.feeMinor,
    refundedMinor: found.earlierRefundMinor + found.refundMinor,
  });
  await orderChanges.transition(deps, tx, order.id, 'canceled', {
    actor,
    cancelReason: reason.trim() || null,
    cancelNote: note?.trim() || null,
    refund: { walletMinor: found.toWalletMinor, providerMinor: found.toProviderMinor },
  });
  return found;
}

/** What canceling a trip costs now, by its terms. Throws `not_found` for an order that is no trip. */
export async function cancellationOf(
  deps: Pick<OrderDeps, 'now'>,
  q: Queryable,
  order: StoredOrder,
): Promise<Canceled> {
  const trip = requireFound(await findTrip(q, order.id));
  const terms = trip.terms ?? NO_TERMS;
  const paid = paidParts({ ...order, extraDueMinor: trip.extraDueMinor });
  const canceled = tripCancellation({
    status: order.status,
    pickupMs: trip.pickupAt.getTime(),
    nowMs: deps.now(),
    terms,
    totalMinor: order.totalMinor,
    paid,
  });
  return {
    ...canceled,
    firstPercent: terms.cancelPercent,
    paidMinor: paid.walletMinor + paid.providerMinor,
    earlierRefundMinor: trip.refundedMinor,
  };
}
