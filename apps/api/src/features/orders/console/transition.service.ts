import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/order-changes';
import type { OrderDetails } from '@errand/contract/console/orders';
import { needsReason, staffTransitions } from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockOrder } from '../transition/order-transitions.queries.ts';
import { moveLocked } from './move-locked.ts';
import { readOrder } from './read-order.service.ts';

type Move = ParsedInput<typeof contract.transitionOrder>['body'];

/**
 * Moves an order on as its store, courier or customer would: parcels and trips are canceled by their own rules. Throws
 * `changed_meanwhile` if it has another status than the caller saw, `order_state`, and what the rules reject.
 */
export async function moveOrder(ctx: ConsoleContext, id: number, move: Move): Promise<OrderDetails> {
  if (needsReason(move.to) && !move.reason) throw new AppError('validation', undefined, 'reason');
  const isMoved = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('not_found');
    if (order.status !== move.from) return false;
    if (!staffTransitions(order.status, order.type).includes(move.to))
      throw new AppError('order_state', { from: order.status, to: move.to });
    await moveLocked(ctx, tx, order, move, 'staff');
    return true;
  });
  const current = await readOrder(ctx, id);
  if (!isMoved) throw new AppError('changed_meanwhile', { current });
  return current;
}
