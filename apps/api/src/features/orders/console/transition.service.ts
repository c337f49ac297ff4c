import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/order-changes';
import type { OrderDetails } from '@errand/contract/console/orders';
import { arrivalWindow, needsReason, type OrderStatus, staffTransitions } from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { bringBack, handOver, recordCancellation } from '../../parcel/index.ts';
import { cancelLocked } from '../../rental/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { lockOrder, type StoredOrder } from '../transition/order-transitions.queries.ts';
import { type TransitionDetails, transitionOrder } from '../transition/order-transitions.ts';
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
    await moveLocked(ctx, tx, order, move);
    return true;
  });
  const current = await readOrder(ctx, id);
  if (!isMoved) throw new AppError('changed_meanwhile', { current });
  return current;
}

async function moveLocked(ctx: ConsoleContext, tx: Tx, order: StoredOrder, move: Move): Promise<void> {
  const { to, reason = '', code = '' } = move;
  if (order.type === 'trip' && to === 'canceled') {
    const { digit_after_decimal_point: digits } = await settingsOf(ctx);
    await cancelLocked(ctx, tx, order, { reason, digits, actor: 'staff' });
    return;
  }
  if (order.type === 'parcel') {
    if (to === 'returned') return bringBack(ctx, tx, order, code, 'staff');
    if (to === 'canceled') await recordCancellation(ctx, tx, order, [reason], await settingsOf(ctx));
    if (to === 'delivered') await handOver(tx, order, { code, proof: null });
  }
  await transitionOrder(ctx, tx, order.id, to, {
    actor: 'staff',
    ...(to === 'canceled' && { cancelReason: reason }),
    ...(to === 'confirmed' && preparation(order, to, move.minutes, ctx.now())),
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
