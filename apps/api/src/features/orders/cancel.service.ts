import { messageText, type ParsedInput } from '@errand/contract';
import type { cancelOrder } from '@errand/contract/orders';
import { canCustomerCancel, type OrderStatus } from '@errand/domain/orders';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { moveOrder } from './move.ts';
import { requireOwnOrder } from './own-order.ts';

type Body = ParsedInput<typeof cancelOrder>['body'];

/** Cancels one of the viewer's own orders while the rules still let customers do so. */
export async function cancelVisitorOrder(ctx: Ctx, body: Body): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    const order = await requireOwnOrder(ctx, tx, body.order_id);
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
