import type { ParsedInput, ResponseOf } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import type * as contract from '@errand/contract/rental-trip-changes';
import { toMajor } from '@errand/domain/money';
import { unpaidMinor } from '@errand/domain/orders';
import { type ChangeSettlement, settleChange, type TripQuote } from '@errand/domain/rental';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext, withIdempotencyKey } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { isMethodOffered, walletLow } from '../../checkout/index.ts';
import { getZoneTerms } from '../../location/index.ts';
import { ownOrders, type StoredOrder } from '../../orders/index.ts';
import { placing } from '../../orders/place/index.ts';
import type { PaymentDeps } from '../../payments/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { creditOrder, lockWallet, payFromWallet } from '../../wallet/index.ts';
import { buildChange, type TripChange } from './build-change.ts';
import { toAmountsResponse, toProblemResponse } from './quote-trip.service.ts';
import { readTrip } from './read-trips.service.ts';
import { listVehicleIds, lockVehicles } from './trip.queries.ts';
import { writeChange } from './write-change.ts';

type ChangeContext = RequestContext<'pool'> & PaymentDeps;
type Body = ParsedInput<typeof contract.changeTrip>['body'];
type PreviewBody = ParsedInput<typeof contract.previewTripChange>['body'];

/** The price of a longer or shorter trip and what prevents it; changes nothing. Throws `not_found` and `required`. */
export async function previewChange(
  ctx: ChangeContext,
  body: PreviewBody,
): Promise<ResponseOf<typeof contract.previewTripChange>> {
  const [settings, order] = await Promise.all([ctx.settings(), ownOrders.read(ctx, body.trip_id)]);
  const change = await buildChange(ctx, ctx.db, order, body);
  const settled = settlementOf(order, change, settings);
  const digits = settings.digit_after_decimal_point;
  const major = (minor: number) => toMajor(minor, digits);
  const terms = await getZoneTerms(ctx.db, order.zoneId, order.moduleId);
  const amounts = (quote: TripQuote) => toAmountsResponse(quote, order.taxRate, digits);
  return {
    estimated_hours: change.times.hours,
    distance: change.kilometers,
    estimated_trip_end_time: new Date(change.times.returnMs).toISOString(),
    before: { ...amounts(change.before), trip_amount: major(order.totalMinor) },
    after: amounts(change.after),
    difference: major(settled.differenceMinor),
    due_amount: major(settled.addedDueMinor),
    payment_methods: (['cash_on_delivery', 'wallet'] as const).filter((method) =>
      isMethodOffered(ctx, method, settings, terms),
    ),
    refund: major(settled.refundMinor),
    refund_to_wallet: major(settled.toWalletMinor),
    refund_by_hand: major(settled.byHandMinor),
    problems: change.problems.map((problem) => toProblemResponse(ctx, problem)),
  };
}

/**
 * Extends or shortens one of the viewer's trips at the agreed prices, once per Idempotency-Key. An additional amount is
 * due at the return or paid from the wallet; an overpaid amount is refunded. Throws every problem at its field.
 */
export async function changeTrip(
  ctx: ChangeContext,
  body: Body,
): Promise<ResponseOf<typeof contract.changeTrip>> {
  const settings = await ctx.settings();
  await placing.retryOnce(() =>
    withIdempotencyKey(ctx, 'changeTrip', body, async (tx) => {
      await changeInTransaction(ctx, tx, body, settings);
      return {};
    }),
  );
  return readTrip(ctx, body.trip_id);
}

async function changeInTransaction(ctx: ChangeContext, tx: Tx, body: Body, settings: Settings) {
  const order = await ownOrders.require(ctx, tx, body.trip_id);
  const isCustomer = order.owner.startsWith('customer:');
  const balanceMinor = isCustomer ? await lockWallet(tx, order.owner) : 0;
  await lockVehicles(tx, await listVehicleIds(tx, order.id));
  const change = await buildChange(ctx, tx, order, body);
  if (change.problems.length > 0) throw AppError.ofFields(change.problems);
  const settled = settlementOf(order, change, settings);
  const difference = toMajor(settled.differenceMinor, settings.digit_after_decimal_point);
  const half = 0.5 * 10 ** -settings.digit_after_decimal_point;
  if (Math.abs((body.difference ?? difference) - difference) >= half)
    throw new AppError('price_changed', { difference });

  const at = new Date(ctx.now());
  const { owner, id: orderId } = order;
  let paidNowMinor = 0;
  if (settled.addedDueMinor > 0) {
    await requireMethod(ctx, tx, order, body.payment_method, settings);
    if (body.payment_method === 'wallet') {
      paidNowMinor = settled.addedDueMinor;
      const low = walletLow(balanceMinor, paidNowMinor, moneyStyleOf(settings));
      if (balanceMinor < paidNowMinor) throw new AppError(low.code, low.details);
      await payFromWallet(tx, { owner, orderId, amountMinor: paidNowMinor, isWhole: false, at });
    }
  }
  if (settled.toWalletMinor > 0)
    await creditOrder(tx, { owner, orderId, amountMinor: settled.toWalletMinor, at });
  await writeChange(ctx, tx, order, change, settled, paidNowMinor);
}

/** The method must be offered for the zone of the trip. Throws `payment_method_off`. */
async function requireMethod(
  ctx: RequestContext<'payments'>,
  tx: Tx,
  order: StoredOrder,
  method: Body['payment_method'],
  settings: Settings,
): Promise<void> {
  const terms = await getZoneTerms(tx, order.zoneId, order.moduleId);
  if (!isMethodOffered(ctx, method, settings, terms))
    throw new AppError('payment_method_off', undefined, 'payment_method');
}

function settlementOf(order: StoredOrder, change: TripChange, settings: Settings): ChangeSettlement {
  return settleChange({
    totalMinor: order.totalMinor,
    newTotalMinor: change.after.totalMinor,
    dueMinor: unpaidMinor({ ...order, extraDueMinor: change.trip.extraDueMinor }),
    walletMinor: order.walletMinor,
    hasWallet: order.owner.startsWith('customer:') && isOn(settings.customer_wallet_status),
  });
}
