import type { Order, OrderLine } from '@errand/contract/orders';
import type { Point } from '@errand/domain/location';
import { isActive } from '@errand/domain/orders';
import { isOrderId } from '../../../platform/db/index.ts';
import { AppError, ownerOf, type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { contacts } from '../../checkout/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { listStoreResponses } from '../../stores/index.ts';
import { toOrderResponse } from '../read/order.serializer.ts';
import { toOrderLineResponse } from '../read/order-line.serializer.ts';
import type { OrderRow } from '../read/order-row.ts';
import { findOrderRow, listOrderLineRows, listOrderRows } from '../read/orders.queries.ts';
import { countPhoneGuess } from './phone-guesses.ts';
import { isReceiverKey, isTrackingKey, trackingSigner } from './tracking-link.ts';

type TrackContext = RequestContext<'db' | 'now' | 'pool' | 'settings'>;

type Paging = { limit: number; offset: number };

/** A page of the viewer's orders, newest first. */
export async function listOrders(ctx: TrackContext, which: 'running' | 'finished', paging: Paging) {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  const { rows, total } = await listOrderRows(ctx.pool, owner, which, paging);
  return {
    total_size: total,
    limit: paging.limit,
    offset: paging.offset,
    orders: await toOrderResponses(ctx, rows),
  };
}

/** Serializes orders with one further statement for all their stores. */
export async function toOrderResponses(
  ctx: TrackContext,
  rows: OrderRow[],
  isReceiver = false,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const [stores, settings, sign] = await Promise.all([
    listStoreResponses(ctx, [...new Set(rows.flatMap((row) => row.store_id ?? []))]),
    ctx.settings(),
    trackingSigner(ctx),
  ]);
  return rows.flatMap((row) => {
    const store = stores.find((candidate) => candidate.id === row.store_id) ?? null;
    const isComplete = store !== null || row.store_id === null;
    return isComplete ? [toOrderResponse(row, store, ctx, settings, sign, isReceiver)] : [];
  });
}

export type OrderKey = {
  orderId: number;
  contactNumber: string | undefined;
  /** The signature in the tracking link. */
  key: string | undefined;
};

export type VisibleOrder = { row: OrderRow; isReceiver: boolean };

/**
 * An order for its owner, or for a viewer with its tracking link or contact number, and whether the link is that of a
 * parcel's receiver. Throws `not_found` for all others, whether the order exists or not, and `too_many_requests` after
 * wrong contact numbers.
 */
export async function requireVisibleOrder(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
  { orderId, contactNumber, key }: OrderKey,
): Promise<VisibleOrder> {
  const row = isOrderId(orderId) ? await findOrderRow(ctx.pool, orderId) : null;
  if (row && row.owner === ownerOf(ctx.viewer)) return { row, isReceiver: false };
  if (row && key && (await isTrackingKey(ctx, row.id, key))) return { row, isReceiver: false };
  if (row?.parcel && key && (await isReceiverKey(ctx, row.id, key))) return { row, isReceiver: true };
  if (!contactNumber) throw new AppError('not_found');
  const { country } = await ctx.settings();
  const isRight = row !== null && contacts.isSamePhone(contactNumber, row.contact.phone, country);
  await countPhoneGuess(ctx, orderId, isRight);
  if (isRight) return { row, isReceiver: false };
  throw new AppError('not_found');
}

export async function trackOrder(ctx: TrackContext, key: OrderKey): Promise<Order> {
  const { row, isReceiver } = await requireVisibleOrder(ctx, key);
  const [order] = await toOrderResponses(ctx, [row], isReceiver);
  return requireFound(order);
}

/** The lines of an order that the viewer may track. */
export async function getOrderDetails(ctx: TrackContext, key: OrderKey): Promise<OrderLine[]> {
  const { row } = await requireVisibleOrder(ctx, key);
  const [lines, { digits }] = await Promise.all([listOrderLineRows(ctx.db, row.id), moneyStyle(ctx)]);
  return lines.map((line) => toOrderLineResponse(line, row, ctx, digits));
}

/** The location of a running order's courier, with the nearest address if known. Throws `not_found`. */
export async function getCourierLocation(
  ctx: RequestContext<'db' | 'log' | 'maps' | 'now' | 'pool' | 'settings'>,
  key: OrderKey,
) {
  const { row, isReceiver } = await requireVisibleOrder(ctx, key);
  const { courier, status } = row;
  const isShown = isReceiver ? status === 'picked_up' : isActive(status);
  if (courier?.latitude == null || courier.longitude == null || !isShown) throw new AppError('not_found');
  const point = { latitude: courier.latitude, longitude: courier.longitude };
  const location = await addressAt(ctx, point);
  return { latitude: String(point.latitude), longitude: String(point.longitude), location };
}

async function addressAt(ctx: RequestContext<'log' | 'maps'>, point: Point): Promise<string> {
  try {
    return (await ctx.maps.addressAt(point, ctx.language)) ?? '';
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable'))
      ctx.log.warn({ err: error }, 'address lookup failed');
    return '';
  }
}
