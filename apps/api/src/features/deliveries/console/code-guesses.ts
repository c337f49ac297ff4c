import type { ConsoleContext } from '../../../console/index.ts';
import { deleteAttempts, QUOTAS, requireAttempt } from '../../auth/attempts/index.ts';
import { storedOrders } from '../../orders/index.ts';
import { findParcel } from '../../parcel/index.ts';
import { requireCourier } from './read-deliveries.service.ts';

/**
 * Counts a code that a courier tries for an own order. It runs outside of the call's transaction, because a rejected
 * call would roll the count back. Throws `too_many_requests` after too many wrong codes, even for the right one. A
 * right code within the limit resets the count.
 */
export async function countCodeGuess(
  ctx: ConsoleContext,
  orderId: number,
  kind: 'delivery' | 'return',
  code: string,
): Promise<void> {
  const courier = await requireCourier(ctx);
  const order = await storedOrders.find(ctx.db, orderId);
  if (!order || order.courierId !== courier.id) return;
  // A return that the sender has confirmed takes no code.
  if (kind === 'return' && code === '') return;
  const key = `${kind}-code:${orderId}`;
  await requireAttempt(ctx, key, QUOTAS.deliveryCode);
  const right = kind === 'delivery' ? order.otp : (await findParcel(ctx.db, orderId))?.returnOtp;
  if (code === right) await deleteAttempts(ctx.db, key);
}
