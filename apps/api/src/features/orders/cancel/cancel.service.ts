import { messageText, type ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-cancel';
import { canCustomerCancel } from '@errand/domain/orders';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { requireOwnOrder } from '../read/own-order.ts';
import { transitionOrder } from '../transition/order-transitions.ts';

type Body = ParsedInput<typeof contract.cancelOrder>['body'];

/** Cancels one of the viewer's own orders. Throws `not_found`, and `order_not_cancelable` once the store has started. */
export async function cancelOrder(
  ctx: RequestContext<'db' | 'events' | 'jobs' | 'log' | 'now'>,
  body: Body,
): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    const order = await requireOwnOrder(ctx, tx, body.order_id);
    if (!canCustomerCancel(order.status, order.type, order.scheduledFor !== null))
      throw new AppError('order_not_cancelable');
    await transitionOrder(ctx, tx, order.id, 'canceled', {
      actor: 'customer',
      cancelReason: body.reason.trim() || null,
      cancelNote: body.note?.trim() || null,
    });
  });
  return { message: messageText('order_canceled', ctx.language) };
}
