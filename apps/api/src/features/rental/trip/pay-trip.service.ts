import type { ParsedInput, ResponseOf } from '@errand/contract';
import type { payTrip as contract } from '@errand/contract/rental-trip-changes';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { ownOrders } from '../../orders/index.ts';
import { type PaymentDeps, payments } from '../../payments/index.ts';

type Body = ParsedInput<typeof contract>['body'];

/** Pays a trip that awaits its payment by the calls of orders. Throws what they throw. */
export async function payTrip(
  ctx: RequestContext & PaymentDeps,
  body: Body,
): Promise<ResponseOf<typeof contract>> {
  const order = await ownOrders.read(ctx, body.trip_id);
  if (order.type !== 'trip') throw new AppError('not_found');
  if (body.payment_method === 'cash_on_delivery') {
    await payments.switchToCash(ctx, order.id);
    return { message: textOf('messages.trip_cash', ctx.language), redirect_link: null };
  }
  if (body.payment_method === 'wallet') {
    if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
    return { ...(await payments.fromWallet(ctx, order.id)), redirect_link: null };
  }
  const { redirect_link } = await payments.start(ctx, {
    order_id: order.id,
    payment_method: body.payment_gateway ?? ctx.payments[0]?.name ?? '',
    callback: body.callback_url,
  });
  return { message: textOf('messages.trip_payment_open', ctx.language), redirect_link };
}
