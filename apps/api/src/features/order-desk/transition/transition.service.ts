import type { ParsedInput } from '@errand/contract';
import type { OrderDetails } from '@errand/contract/console/orders';
import type * as contract from '@errand/contract/console/orders/order-changes';
import {
  arrivalWindow,
  awaitsTransfer,
  needsReason,
  type OrderStatus,
  staffTransitions,
} from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { ORDER_KINDS } from '../../../order-kinds.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { requestReturn } from '../../deliveries/index.ts';
import { orderChanges, type StoredOrder, storedOrders, type TransitionDetails } from '../../orders/index.ts';
import { completeParcelReturn, confirmHandover } from '../../parcel/index.ts';
import { readOrder } from '../read-order.service.ts';
import { keepableMinor } from './keepable-fee.ts';

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
    const order = requireFound(await storedOrders.lock(tx, id));
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

/**
 * Transitions a locked order as staff or its store. The caller has checked that the transition is one of theirs.
 * Throws what the rules of trips and parcels reject.
 */
export async function transitionLocked(
  ctx: ConsoleContext,
  tx: Tx,
  order: StoredOrder,
  transition: Omit<Transition, 'from'>,
  actor: 'staff' | 'store',
): Promise<void> {
  const { to, reason = '', code = '' } = transition;
  if (to === 'canceled') {
    const { fee_minor: feeMinor = 0, bring_back: isBroughtBack = false } = transition;
    if (feeMinor > keepableMinor(order)) throw new AppError('validation', undefined, 'fee_minor');
    const settings = await ctx.settings();
    await ORDER_KINDS[order.type].cancel(ctx, tx, order, { actor, reasons: [reason], feeMinor, settings });
    if (isBroughtBack) await requestReturn(ctx, tx, order);
    return;
  }
  if (order.type === 'parcel') {
    if (to === 'returned') return completeParcelReturn(ctx, tx, order, code, 'staff');
    if (to === 'delivered') await confirmHandover(tx, order, { code, proof: null });
  }
  await orderChanges.transition(ctx, tx, order.id, to, {
    actor,
    ...(to === 'confirmed' && preparation(order, to, transition.minutes, ctx.now())),
    ...(to === 'picked_up' && order.departedAt === null && { departedAt: new Date(ctx.now()) }),
  });
}

/** The preparation time that staff promise, and the delivery window that follows from it. */
function preparation(
  order: StoredOrder,
  status: OrderStatus,
  minutes: number | undefined,
  nowMs: number,
): Partial<TransitionDetails> {
  if (minutes === undefined || order.scheduledFor !== null) return {};
  // Its time runs from the arrival of the transfer.
  if (awaitsTransfer(order)) return { processingMinutes: minutes };
  const travelMinutes = order.type === 'take_away' ? 0 : (order.travelSeconds ?? 0) / 60;
  const window = arrivalWindow({
    placedAtMs: nowMs,
    status,
    nowMs,
    preparationMinutes: minutes,
    travelMinutes,
  });
  return { processingMinutes: minutes, ...(window && { window }) };
}
