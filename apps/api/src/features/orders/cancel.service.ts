import { messageText, type ParsedInput } from '@errand/contract';
import type { cancelOrder } from '@errand/contract/orders';
import { canCustomerCancel, type OrderStatus } from '@errand/domain/orders';
import { AppError, type Ctx, ownerOf } from '../../platform/http/index.ts';
import { lockOrder } from './move.queries.ts';
import { moveOrder } from './move.ts';
import { isOrderId } from './order-row.ts';

type Body = ParsedInput<typeof cancelOrder>['body'];

/** Cancels one of the viewer's own orders while the rules still let customers do so. */
export async function cancelVisitorOrder(ctx: Ctx, body: Body): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    const order = isOrderId(body.order_id) ? await lockOrder(tx, body.order_id) : null;
    if (!order || order.owner !== ownerOf(ctx.viewer)) throw new AppError('not_found');
    if (!canCustomerCancel(order.status as OrderStatus, order.type))
      throw new AppError('order_not_cancelable');
    await moveOrder(ctx, tx, order.id, 'canceled', {
      actor: 'customer',
      cancelReason: body.reason.trim() || null,
      cancelNote: body.note?.trim() || null,
    });
  });
  return { message: messageText('order_canceled', ctx.language) };
}
