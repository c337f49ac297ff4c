import type { ParsedInput, ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/kitchen/board';
import {
  awaitsCourierFirst,
  awaitsTransfer,
  isHeldByCheck,
  isHeldByTransfer,
  needsReason,
  type OrderStatus,
  storeTransitions,
  transitionsOf,
} from '@errand/domain/orders';
import { tripDueMs } from '@errand/domain/rental';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, isoTime } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { listArrivals } from '../../deliveries/deliveries.views.ts';
import { listModuleKeys } from '../../modules/index.ts';
import { BOARD_READ } from '../../orders/events/index.ts';
import { prescriptionOf, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { findTripRows, type TripRow } from '../../rental/index.ts';
import { namesOfStores, requireStore, storeHours } from '../../stores/index.ts';
import { type ListedOrder, listOrdersById } from '../list-orders.queries.ts';
import { toOrderRow } from '../order-row.serializer.ts';
import { transitionLocked } from '../transition/transition.service.ts';
import { listKitchenIds, listLinesOf, listStoredOrders } from './kitchen.queries.ts';

const MOST_STORES = 200;

export async function listKitchenStores(ctx: ConsoleContext) {
  const rows = await namesOfStores.listIn(ctx.db, ctx.scope, ctx.language, MOST_STORES);
  const renting = await listRenting(
    ctx,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, rents: renting.has(row.id) })) };
}

/** Filters stores: returns the ids of those that rent out vehicles. */
async function listRenting({ db }: ConsoleContext, storeIds: number[]): Promise<Set<number>> {
  const modules = (await listModuleKeys(db)).filter(({ type }) => type === 'rental');
  const ids = await Promise.all(modules.map(({ id }) => namesOfStores.listInModule(db, storeIds, id)));
  return new Set(ids.flat());
}

/** The board of a store. Throws `not_found`. */
export async function readKitchen(
  ctx: ConsoleContext,
  storeId: number,
): Promise<ResponseInput<typeof contract.getKitchen>> {
  const store = await requireStore(ctx.db, storeId);
  if (ctx.demo) ctx.events.publishCommitted(BOARD_READ, { storeId });
  const pausedMs = store.paused_until_ms;
  return {
    store: {
      id: store.id,
      name: translated(store.name, ctx.language),
      active: store.active,
      is_open: storeHours.openStateOf({ ...store, active: true }, ctx.now()).open,
      paused_until: pausedMs !== null && pausedMs > ctx.now() ? new Date(pausedMs).toISOString() : null,
      usual_minutes: store.delivery_minutes_from,
    },
    orders: await readOrders(ctx, store),
  };
}

async function readOrders(ctx: ConsoleContext, store: Awaited<ReturnType<typeof requireStore>>) {
  const { id: storeId, self_delivery: deliversItself, time_zone: timeZone } = store;
  const ids = await listKitchenIds(ctx.db, storeId);
  if (ids.length === 0) return [];
  const listed = new Map((await listOrdersById(ctx.pool, ids)).map((row) => [row.id, row]));
  const lines = await listLinesOf(ctx.db, ids);
  const arrivals = await listArrivals(ctx.db, ids);
  const stored = await listStoredOrders(ctx.db, ids);
  const settings = await ctx.settings();
  const tripIds = stored.filter(({ type }) => type === 'trip').map(({ id }) => id);
  const trips = tripIds.length > 0 ? await findTripRows(ctx.pool, tripIds) : new Map<number, TripRow>();
  return stored.flatMap((order) => {
    const row = listed.get(order.id);
    return row
      ? [
          toKitchenOrder(ctx, row, {
            order,
            lines: lines.filter(({ orderId }) => orderId === order.id),
            isCourierHere: arrivals.some(
              (one) => one.orderId === order.id && one.courierId === order.courierId,
            ),
            deliversItself,
            timeZone,
            settings,
            trip: trips.get(order.id) ?? null,
          }),
        ]
      : [];
  });
}

type Parts = {
  order: Awaited<ReturnType<typeof listStoredOrders>>[number];
  lines: Awaited<ReturnType<typeof listLinesOf>>;
  isCourierHere: boolean;
  deliversItself: boolean;
  timeZone: string;
  settings: Settings;
  trip: TripRow | null;
};

function toKitchenOrder(
  ctx: ConsoleContext,
  listed: ListedOrder,
  { order, lines, isCourierHere, deliversItself, timeZone, settings, trip }: Parts,
) {
  const row = toOrderRow(listed, ctx);
  const held = { status: order.status, isUnchecked: listed.is_unchecked };
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    customer_name: row.customer_name,
    lines: lines.map((line) => ({
      id: line.id,
      item_id: line.itemId,
      name: translated(line.name, ctx.language),
      choice: translated(line.choiceText, ctx.language),
      add_ons: line.addOns.map(({ name, quantity }) => ({ name: translated(name, ctx.language), quantity })),
      quantity: line.quantity,
      substitute_for: line.substituteFor,
      needs_prescription: line.prescription !== null,
    })),
    note: order.note,
    unavailable_item_note: order.unavailableItemNote,
    cutlery: order.cutlery,
    total_minor: row.total_minor,
    money_state: row.money_state,
    payment_method: row.payment_method,
    scheduled_for: row.scheduled_for,
    awaits_transfer: awaitsTransfer(order),
    awaits_check: row.awaits_check,
    accept_by: settings.order_accept_minutes > 0 ? (order.acceptBy?.toISOString() ?? null) : null,
    // The next step of a trip at the counter, once it is confirmed.
    due_at: trip && order.status !== 'pending' ? isoTime(tripDueMs(timesOf(order.status, trip))) : row.due_at,
    processing_minutes: order.processingMinutes,
    created_at: row.created_at,
    status_since: row.status_since,
    courier: row.courier && { name: row.courier.name, at_store: isCourierHere },
    trip: trip && {
      pickup_at: trip.pickup_at.toISOString(),
      return_at: trip.return_at.toISOString(),
      time_zone: timeZone,
      vehicles: trip.vehicles.map(({ booked, plates }) => ({
        name: translated(booked.name, ctx.language),
        quantity: booked.quantity,
        plates,
      })),
    },
    prescription: row.prescription,
    transitions: storeTransitionsOf(order, deliversItself, settings)
      .filter((to) => !isHeldByTransfer(order, to) && !isHeldByCheck(held, to))
      .map((to) => ({ to, needs_reason: needsReason(to) })),
  };
}

function timesOf(status: StoredOrder['status'], trip: TripRow) {
  return { status, pickupMs: trip.pickup_at.getTime(), returnMs: trip.return_at.getTime() };
}

type Shown = Pick<StoredOrder, 'courierId' | 'scheduledFor' | 'type'> & Parameters<typeof prescriptionOf>[0];

/** The transitions that the operator leaves to the store, as far as the prescription allows them. */
function storeTransitionsOf(
  order: Shown,
  deliversItself: boolean,
  { order_confirmation_model: model, canceled_by_store: mayCancel }: Settings,
): readonly OrderStatus[] {
  const { status, type, scheduledFor, courierId } = order;
  const awaitsCourier = awaitsCourierFirst({
    model,
    type,
    status,
    isScheduled: scheduledFor !== null,
    hasCourier: courierId !== null,
    deliversItself,
  });
  const possible = storeTransitions(status, type, { deliversItself, mayCancel, awaitsCourier });
  return transitionsOf(prescriptionOf(order), possible);
}

/**
 * Transitions an order as its store. Throws `changed_meanwhile` if it has another status than the caller saw,
 * `validation` without a reason where one is needed, `order_state`, and what the rules reject.
 */
export async function transitionAsStore(
  ctx: ConsoleContext,
  id: number,
  { from, ...transition }: ParsedInput<typeof contract.moveKitchenOrder>['body'],
) {
  if (needsReason(transition.to) && !transition.reason) throw new AppError('validation', undefined, 'reason');
  await ctx.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, id);
    if (!order || order.storeId === null) throw new AppError('not_found');
    if (order.status !== from)
      throw new AppError('changed_meanwhile', { current: { id, status: order.status } });
    const { self_delivery: deliversItself } = await requireStore(tx, order.storeId);
    if (!storeTransitionsOf(order, deliversItself, await ctx.settings()).includes(transition.to))
      throw new AppError('order_state', { from, to: transition.to });
    await transitionLocked(ctx, tx, order, transition, 'store');
  });
  return { id, status: transition.to };
}
