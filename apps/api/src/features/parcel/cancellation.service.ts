import { randomInt } from 'node:crypto';
import type { ParsedInput } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import type * as contract from '@errand/contract/parcel';
import {
  type CancellationType,
  cancellationFeeMinor,
  cancellationType,
  dueReturnFeeMinor,
  returnDeadlineMs,
} from '@errand/domain/parcel';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { textOf } from '../../platform/texts/index.ts';
import type { OrderDeps } from '../orders/events/index.ts';
import { orderChanged, orderChanges, ownOrders, type StoredOrder } from '../orders/index.ts';
import { settingTerms } from '../settings/index.ts';
import { findParcel, type StoredParcel, updateParcel } from './parcel.queries.ts';

/**
 * Records the cancellation of a locked parcel: its reasons and, after the pickup, the agreed fee, deadline and code of
 * the return. The caller cancels the order. Throws `order_not_cancelable`.
 */
export async function recordCancellation(
  deps: Pick<OrderDeps, 'now'>,
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'status' | 'deliveryMinor'>,
  reasons: string[],
  settings: Settings,
): Promise<CancellationType> {
  const type = cancellationType(order.status);
  if (type === null || (type === 'after_pickup' && !isOn(settings.parcel_cancellation_status)))
    throw new AppError('order_not_cancelable');
  const terms = settingTerms.parcelReturn(settings);
  const deadlineMs = type === 'after_pickup' ? returnDeadlineMs(deps.now(), terms) : null;
  await updateParcel(tx, order.id, {
    cancellationType: type,
    cancelReasons: reasons,
    returnFeeMinor: cancellationFeeMinor(type, order.deliveryMinor, terms),
    returnBy: deadlineMs === null ? null : new Date(deadlineMs),
    returnOtp: type === 'after_pickup' ? String(randomInt(10_000)).padStart(4, '0') : null,
  });
  return type;
}

/**
 * Notes that the sender has the parcel back. The return ends only when its courier or staff confirm it too, because cash
 * may be due. Idempotent. Throws `not_found`, `order_state` unless the parcel is on its way back, and `return_code_wrong`.
 */
export async function returnParcel(
  ctx: RequestContext & OrderDeps,
  body: ParsedInput<typeof contract.returnParcel>['body'],
): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, body.order_id);
    if (order.type !== 'parcel') throw new AppError('not_found');
    const parcel = await requireOnWayBack(tx, order);
    requireReturnCode(parcel, body.return_otp);
    if (parcel.senderReturnedAt !== null) return;
    await updateParcel(tx, order.id, { senderReturnedAt: new Date(ctx.now()) });
    await orderChanged(ctx, tx, order.id);
  });
  return { message: textOf('messages.parcel_returned', ctx.language) };
}

/**
 * Returns a locked parcel that was canceled on its way. It takes the sender's code, or none once the sender has confirmed
 * the return. The fee is due unless the deadline had passed at the first of both confirmations.
 */
export async function completeParcelReturn(
  deps: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  code: string,
  actor: 'courier' | 'staff',
): Promise<void> {
  const parcel = await requireOnWayBack(tx, order);
  if (parcel.senderReturnedAt === null || code !== '') requireReturnCode(parcel, code);
  const now = deps.now();
  const deadlineMs = parcel.returnBy?.getTime() ?? null;
  await updateParcel(tx, order.id, {
    returnedAt: new Date(now),
    returnFeeDueMinor: dueReturnFeeMinor(
      parcel.returnFeeMinor,
      deadlineMs,
      parcel.senderReturnedAt?.getTime() ?? now,
    ),
  });
  await orderChanges.transition(deps, tx, order.id, 'returned', { actor });
}

async function requireOnWayBack(tx: Tx, { id, status }: StoredOrder): Promise<StoredParcel> {
  const parcel = await findParcel(tx, id);
  if (status !== 'canceled' || parcel?.cancellationType !== 'after_pickup')
    throw new AppError('order_state', { from: status, to: 'returned' });
  return parcel;
}

function requireReturnCode({ returnOtp }: StoredParcel, code: string): void {
  if (code.trim() !== returnOtp) throw new AppError('return_code_wrong', undefined, 'return_otp');
}
