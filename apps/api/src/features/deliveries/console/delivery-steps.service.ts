import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/deliveries';
import { deliveryProof } from '@errand/domain/delivery';
import { encodePolyline } from '@errand/domain/location';
import {
  arrivalWindow,
  courierTransitions,
  isActive,
  isCashPaidAt,
  type OrderStatus,
} from '@errand/domain/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { ORDER_KINDS } from '../../../order-kinds.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { requirePictures } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type CourierAccount, recordLocation } from '../../couriers/index.ts';
import { type Route, routeBetween } from '../../location/index.ts';
import { needsDeliveryCode } from '../../order-pages/index.ts';
import { orderChanged, orderChanges, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { completeParcelReturn, confirmHandover } from '../../parcel/index.ts';
import { cashDueMinor } from '../cash-due.ts';
import { listNotesOf, noteDelivery } from '../deliveries.queries.ts';
import { offerWaiting, pickupOf } from '../offers.service.ts';
import { requireCourier } from './read-deliveries.service.ts';

const DONE = { done: true } as const;

/** Runs a change of one of the courier's own orders, locked. Throws `not_found` for all others. */
async function withOwn(
  ctx: ConsoleContext,
  orderId: number,
  change: (tx: Tx, order: StoredOrder, courier: CourierAccount) => Promise<void>,
): Promise<typeof DONE> {
  const courier = await requireCourier(ctx);
  await ctx.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order || order.courierId !== courier.id) throw new AppError('not_found');
    await change(tx, order, courier);
  });
  return DONE;
}

async function requireTransition(
  ctx: ConsoleContext,
  { status, type }: StoredOrder,
  to: OrderStatus,
): Promise<void> {
  const { canceled_by_deliveryman: mayCancel } = await ctx.settings();
  if (!courierTransitions(status, type, { mayCancel }).includes(to))
    throw new AppError('order_state', { from: status, to });
}

/** Notes that the courier is at the store, and notifies the consoles. */
export function arrive(ctx: ConsoleContext, orderId: number) {
  return withOwn(ctx, orderId, async (tx, order, courier) => {
    if (!isActive(order.status) || order.status === 'picked_up')
      throw new AppError('order_state', { from: order.status, to: 'picked_up' });
    await noteDelivery(tx, { orderId, courierId: courier.id, atStoreAt: new Date(ctx.now()) });
    await orderChanged(ctx, tx, orderId);
  });
}

/** The route of an order to its customer, found before the transaction, which must not wait for a provider. */
export async function routeOf(ctx: ConsoleContext, orderId: number): Promise<Route | null> {
  const courier = await requireCourier(ctx);
  const order = await storedOrders.find(ctx.db, orderId);
  const origin = order && order.courierId === courier.id ? await pickupOf(ctx.db, order) : null;
  return origin && order?.place ? routeBetween(ctx, origin, order.place) : null;
}

/** Notes that the order leaves with its courier; its customer can then follow the route. Throws `order_state`. */
export function pickUp(ctx: ConsoleContext, orderId: number, route: Route | null) {
  return withOwn(ctx, orderId, async (tx, order) => {
    await requireTransition(ctx, order, 'picked_up');
    const nowMs = ctx.now();
    const window = arrivalWindow({
      placedAtMs: order.createdAt.getTime(),
      status: 'picked_up',
      statusSinceMs: nowMs,
      nowMs,
      preparationMinutes: 0,
      travelMinutes: (route?.seconds ?? order.travelSeconds ?? 0) / 60,
    });
    await orderChanges.transition(ctx, tx, orderId, 'picked_up', {
      actor: 'courier',
      departedAt: new Date(nowMs),
      ...(route && {
        travelSeconds: Math.max(1, route.seconds),
        route: route.polyline ?? straightLine(await pickupOf(tx, order), order.place),
      }),
      ...(window && { window }),
    });
  });
}

function straightLine(from: Awaited<ReturnType<typeof pickupOf>>, to: StoredOrder['place']): string {
  return encodePolyline([from, to].flatMap((point) => point ?? []));
}

/**
 * Completes a delivery. Throws `delivery_proof_missing` and `delivery_code_wrong`, depending on the proof that the
 * operator requires, and `cash_not_taken` while cash is due.
 */
export async function complete(
  ctx: ConsoleContext,
  orderId: number,
  { code, cash_taken: isCashTaken = false }: ParsedInput<typeof contract.completeDelivery>['body'],
) {
  const [picture] = await requirePictures(ctx.uploads, 'picture', 1);
  const settings = await ctx.settings();
  return withOwn(ctx, orderId, async (tx, order, courier) => {
    await requireTransition(ctx, order, 'delivered');
    if (isCashPaidAt('delivered', order) && cashDueMinor(order) > 0 && !isCashTaken)
      throw new AppError('cash_not_taken');
    const proof = deliveryProof(order.type, {
      needsCode: needsDeliveryCode(order, settings),
      takesPhotos: Boolean(settings.dm_picture_upload_status),
    });
    const isProven =
      proof === 'optional' || Boolean(code) || (proof === 'code_or_photo' && picture !== undefined);
    if (!isProven) throw new AppError('delivery_proof_missing');
    if (code && code !== order.otp) throw new AppError('delivery_code_wrong');
    const key = picture ? await ctx.files.put(tx, picture.bytes) : null;
    if (order.type === 'parcel') await confirmHandover(tx, order, { code: code ?? '', proof: key });
    else if (key) await noteDelivery(tx, { orderId, courierId: courier.id, proof: key });
    await orderChanges.transition(ctx, tx, orderId, 'delivered', { actor: 'courier' });
    if (order.place) await recordLocation(ctx, tx, courier.id, order.place, null);
    await offerWaiting(ctx, tx, courier);
  });
}

/** Completes the return of a canceled parcel. Throws `order_state` and `return_code_wrong`. */
export function completeReturn(ctx: ConsoleContext, orderId: number, code: string) {
  return withOwn(ctx, orderId, async (tx, order) => {
    await requireTransition(ctx, order, 'returned');
    await completeParcelReturn(ctx, tx, order, code, 'courier');
  });
}

/** Notes that the store has the goods of a canceled delivery again. Throws `order_state` unless staff asked for them. */
export function bringBack(ctx: ConsoleContext, orderId: number) {
  return withOwn(ctx, orderId, async (tx, order, courier) => {
    const [note] = await listNotesOf(tx, courier.id, [orderId]);
    if (order.status !== 'canceled' || !note?.bringBackAt)
      throw new AppError('order_state', { from: order.status, to: 'returned' });
    await noteDelivery(tx, { orderId, courierId: courier.id, broughtBackAt: new Date(ctx.now()) });
    await orderChanged(ctx, tx, orderId);
  });
}

/** Cancels an order before its pickup. Throws `order_state` unless the operator allows it. */
export function cancel(ctx: ConsoleContext, orderId: number, reason: string) {
  return withOwn(ctx, orderId, async (tx, order, courier) => {
    await requireTransition(ctx, order, 'canceled');
    const settings = await ctx.settings();
    await ORDER_KINDS[order.type].cancel(ctx, tx, order, { actor: 'courier', reasons: [reason], settings });
    await offerWaiting(ctx, tx, courier);
  });
}

/** Notes that the customer is absent. Staff then decide about the order. */
export function reportAbsence(ctx: ConsoleContext, orderId: number) {
  return withOwn(ctx, orderId, async (tx, order, courier) => {
    if (order.status !== 'picked_up')
      throw new AppError('order_state', { from: order.status, to: 'canceled' });
    const at = new Date(ctx.now());
    await noteDelivery(tx, { orderId, courierId: courier.id, absentAt: at });
    await orderChanged(ctx, tx, orderId);
  });
}
