import { messageText, type ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-cancel';
import { canCustomerCancel } from '@errand/domain/orders';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { recordCancellation } from '../../parcel/index.ts';
import { cancelLocked } from '../../rental/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { requireOwnOrder } from '../own/own-order.ts';
import { transitionOrder } from '../transition/order-transitions.ts';

type Body = ParsedInput<typeof contract.cancelOrder>['body'];

/**
 * Cancels one of the viewer's own orders. A parcel on its way is brought back for a fee, a trip is canceled by the terms
 * of its provider. Throws `not_found`, and `order_not_cancelable` once the store has started, or a parcel is delivered,
 * and `order_state` when a parcel is canceled under terms that no longer apply.
 */
export async function cancelOrder(
  ctx: RequestContext<'db' | 'events' | 'jobs' | 'log' | 'now'>,
  body: Body,
): Promise<{ message: string }> {
  const settings = await settingsOf(ctx);
  const reasons = [body.reason].flat().flatMap((reason) => reason.trim() || []);
  const isOnItsWay = await ctx.db.transaction(async (tx) => {
    const order = await requireOwnOrder(ctx, tx, body.order_id);
    if (!canCustomerCancel(order.status, order.type, order.scheduledFor !== null))
      throw new AppError('order_not_cancelable');
    if (order.type === 'trip') {
      const digits = settings.digit_after_decimal_point;
      await cancelLocked(ctx, tx, order, { reason: reasons.join('; '), note: body.note, digits });
      return false;
    }
    const type = order.type === 'parcel' ? await recordCancellation(ctx, tx, order, reasons, settings) : null;
    const { cancellation_type: agreed = type } = body;
    if (agreed !== type) throw new AppError('order_state', { from: order.status, to: 'canceled' });
    await transitionOrder(ctx, tx, order.id, 'canceled', {
      actor: 'customer',
      cancelReason: reasons.join('; ') || null,
      cancelNote: body.note?.trim() || null,
    });
    return type === 'after_pickup';
  });
  return { message: messageText(isOnItsWay ? 'parcel_comes_back' : 'order_canceled', ctx.language) };
}
