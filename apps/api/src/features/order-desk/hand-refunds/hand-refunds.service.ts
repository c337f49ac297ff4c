import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/hand-refunds';
import { type MoneyPlace, orderOwner, payRefundByHand, reverseEntry } from '@errand/domain/books';
import { type ConsoleContext, listPage, type Place } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { courierRows } from '../../couriers/index.ts';
import { postEntry } from '../../ledger/index.ts';
import {
  addPaidByHand,
  findHandPayment,
  findHandRefund,
  type HandPayment,
  insertHandPayment,
  updateHandPayment,
} from '../../orders/hand-refunds/index.ts';
import { orderChanged, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import { toOrderOfRow, toPerson } from '../order-of-row.serializer.ts';
import { handPaymentsIn, type OpenRefund, openRefundsIn, type PaymentRow } from './hand-refunds.queries.ts';

type Body = ParsedInput<typeof contract.payHandRefund>['body'];

export function listHandRefunds(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listHandRefunds>['query'],
) {
  return listPage(query, openRefundsIn(ctx.pool, ctx.scope, query), (rows) =>
    rows.map((row) => toRefundRow(row, ctx)),
  );
}

export function listHandPayments(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listHandPayments>['query'],
) {
  return listPage(query, handPaymentsIn(ctx.pool, ctx.scope, query), (rows) => toPaymentRows(rows, ctx));
}

/** The zone and the store of the order of a payment by hand; null if there is no such payment. */
export async function findHandPaymentPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const payment = isId(id) ? await findHandPayment(ctx.db, id) : null;
  return payment && findOrderPlace(ctx.db, payment.orderId);
}

/**
 * Confirms that a part of a refund, or all of it, was paid by hand, and posts it. The order is locked, so that of two members
 * one confirms. Throws `hand_refund_paid` if nothing is open, `changed_meanwhile` if another amount is open than the member
 * saw, `hand_refund_high` for more, and `validation` for a place that the order does not have.
 */
export async function payHandRefund(ctx: ConsoleContext, orderId: number, body: Body) {
  const paid = await ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, orderId));
    const refund = await findHandRefund(tx, orderId);
    const openMinor = refund ? refund.owedMinor - refund.paidMinor : 0;
    if (openMinor <= 0) throw new AppError('hand_refund_paid');
    if (openMinor !== body.open_minor) throw new AppError('changed_meanwhile');
    if (body.amount_minor > openMinor) throw new AppError('hand_refund_high', {}, 'amount_minor');
    const place = await placeOf(ctx, order, body);
    const at = new Date(ctx.now());
    await postEntry(tx, payRefundByHand(orderOwner(orderId), place, body.amount_minor), { at });
    await addPaidByHand(tx, orderId, body.amount_minor);
    const payment = await insertHandPayment(tx, {
      orderId,
      amountMinor: body.amount_minor,
      place: body.place,
      courierId: place.at === 'courier' ? place.courierId : null,
      paidBy: ctx.member.id,
      paidAt: at,
    });
    await orderChanged(ctx, tx, orderId);
    return payment;
  });
  return readPayment(ctx, paid.id);
}

/** Takes a wrong confirmation back by a second entry: the refund is open again. Throws `hand_payment_taken_back`. */
export async function takeHandPaymentBack(ctx: ConsoleContext, id: number, reason: string) {
  await ctx.db.transaction(async (tx) => {
    const { orderId } = requireFound(await findHandPayment(tx, id));
    const order = requireFound(await storedOrders.lock(tx, orderId));
    // Read again under the lock of the order.
    const payment = requireFound(await findHandPayment(tx, id));
    if (payment.takenBackAt !== null) throw new AppError('hand_payment_taken_back');
    const at = new Date(ctx.now());
    const paid = payRefundByHand(orderOwner(orderId), placeOfPayment(order, payment), payment.amountMinor);
    await postEntry(tx, reverseEntry(paid), { at });
    await addPaidByHand(tx, orderId, -payment.amountMinor);
    await updateHandPayment(tx, id, {
      takenBackBy: ctx.member.id,
      takenBackAt: at,
      takenBackReason: reason,
    });
    await orderChanged(ctx, tx, orderId);
  });
  return readPayment(ctx, id);
}

/** From where the money comes. A courier has to be one whom the member may see. */
async function placeOf(
  ctx: ConsoleContext,
  { storeId }: Pick<StoredOrder, 'storeId'>,
  { place, courier_id: courierId }: Pick<Body, 'place' | 'courier_id'>,
): Promise<MoneyPlace> {
  if (place === 'bank' || place === 'till') return { at: place };
  if (place === 'store') {
    if (storeId === null) throw new AppError('validation', undefined, 'place');
    return { at: 'store', storeId };
  }
  const couriers = await courierRows.listIn(ctx.db, ctx.scope);
  const courier = couriers.find(({ id }) => id === courierId);
  if (!courier) throw new AppError('validation', undefined, 'courier_id');
  return { at: 'courier', courierId: courier.id };
}

function placeOfPayment(
  { storeId }: Pick<StoredOrder, 'storeId'>,
  { place, courierId }: HandPayment,
): MoneyPlace {
  if (place === 'courier' && courierId !== null) return { at: 'courier', courierId };
  if (place === 'store' && storeId !== null) return { at: 'store', storeId };
  return { at: place === 'till' ? 'till' : 'bank' };
}

async function readPayment(ctx: ConsoleContext, id: number): Promise<contract.HandPaymentRow> {
  const rows = await handPaymentsIn(ctx.pool, { all: true }, { id }).rows(1, 0);
  const [row] = await toPaymentRows(rows, ctx);
  return requireFound(row);
}

function toRefundRow(row: OpenRefund, { language }: ConsoleContext): contract.HandRefundRow {
  return {
    id: row.order_id,
    ...toOrderOfRow(row, language),
    courier: toPerson(row.courier, language),
    payment_method: row.payment_method,
    owed_minor: row.owed_minor,
    paid_minor: row.paid_minor,
    open_minor: row.owed_minor - row.paid_minor,
    owed_at: row.owed_at.toISOString(),
  };
}

async function toPaymentRows(
  rows: readonly PaymentRow[],
  { db, language }: ConsoleContext,
): Promise<contract.HandPaymentRow[]> {
  const staff = await listStaffNames(
    db,
    rows.flatMap((row) => [row.paid_by, row.taken_back_by]),
  );
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    ...toOrderOfRow(row, language),
    amount_minor: row.amount_minor,
    place: row.place,
    courier: toPerson(row.courier, language),
    paid_by: staff.get(row.paid_by) ?? null,
    paid_at: row.paid_at.toISOString(),
    taken_back_by: staff.get(row.taken_back_by ?? 0) ?? null,
    taken_back_at: row.taken_back_at?.toISOString() ?? null,
    taken_back_reason: row.taken_back_reason,
  }));
}
