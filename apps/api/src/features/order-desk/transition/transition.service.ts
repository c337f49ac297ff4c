import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/order-changes';
import type { OrderDetails } from '@errand/contract/console/orders';
import { needsReason, staffTransitions } from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { lockOrder } from '../../orders/index.ts';
import { readOrder } from '../read-order.service.ts';
import { transitionLocked } from './transition-locked.ts';

type Transition = ParsedInput<typeof contract.transitionOrder>['body'];

/**
 * Transitions an order as its store, courier or customer would: parcels and trips are canceled by their own rules.
 * Throws `changed_meanwhile` if it has another status than the caller saw, `order_state`, and what the rules reject.
 */
export async function transitionAsStaff(
  ctx: ConsoleContext,
  id: number,
  transition: Transition,
): Promise<OrderDetails> {
  if (needsReason(transition.to) && !transition.reason) throw new AppError('validation', undefined, 'reason');
  const isTransitioned = await ctx.db.transaction(async (tx) => {
    const order = requireFound(await lockOrder(tx, id));
    if (order.status !== transition.from) return false;
    if (!staffTransitions(order.status, order.type).includes(transition.to))
      throw new AppError('order_state', { from: order.status, to: transition.to });
    await transitionLocked(ctx, tx, order, transition, 'staff');
    return true;
  });
  const current = await readOrder(ctx, id);
  if (!isTransitioned) throw new AppError('changed_meanwhile', { current });
  return current;
}
