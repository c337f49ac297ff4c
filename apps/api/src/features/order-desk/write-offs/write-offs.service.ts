import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/write-offs';
import { orderOwner, reverseEntry, writeOff } from '@errand/domain/books';
import { type ConsoleContext, listPage, type Place } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { postEntry } from '../../ledger/index.ts';
import { orderChanged, storedOrders } from '../../orders/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import { dueByBooks, findWriteOff, insertWriteOff, updateWriteOff } from '../../orders/write-offs/index.ts';
import { toOrderOfRow } from '../order-of-row.serializer.ts';
import { type UnpaidRow, unpaidOrdersIn, type WriteOffRow, writeOffsIn } from './write-offs.queries.ts';

export function listUnpaidOrders(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listUnpaidOrders>['query'],
) {
  return listPage(query, unpaidOrdersIn(ctx.pool, ctx.scope, query), (rows) =>
    rows.map((row) => toUnpaidOrder(row, ctx)),
  );
}

export function listWriteOffs(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listWriteOffs>['query'],
) {
  return listPage(query, writeOffsIn(ctx.pool, ctx.scope, query), (rows) => toWriteOffs(rows, ctx));
}

/** The zone and the store of the order of a write-off; null if there is no such write-off. */
export async function findWriteOffPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const row = isId(id) ? await findWriteOff(ctx.db, id) : null;
  return row && findOrderPlace(ctx.db, row.orderId);
}

/**
 * Writes off what is due for a delivered order. The order is locked, so that of two members one does. Throws `order_not_unpaid`
 * if nothing is due, and `changed_meanwhile` if another amount is due than the member saw.
 */
export async function writeOffOrder(
  ctx: ConsoleContext,
  orderId: number,
  { due_minor: seenMinor, reason }: ParsedInput<typeof contract.writeOffOrder>['body'],
) {
  const stored = await ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, orderId));
    const dueMinor = order.status === 'delivered' ? await dueByBooks(tx, orderId) : 0;
    if (dueMinor === 0) throw new AppError('order_not_unpaid');
    if (dueMinor !== seenMinor) throw new AppError('changed_meanwhile');
    const at = new Date(ctx.now());
    await postEntry(tx, writeOff(orderOwner(orderId), dueMinor), { at });
    const row = await insertWriteOff(tx, {
      orderId,
      amountMinor: dueMinor,
      reason,
      writtenOffBy: ctx.member.id,
      writtenOffAt: at,
    });
    await orderChanged(ctx, tx, orderId);
    return row;
  });
  return readWriteOff(ctx, stored.id);
}

/** Takes a write-off back by a second entry: the amount is due again. Throws `write_off_taken_back`. */
export async function takeWriteOffBack(ctx: ConsoleContext, id: number, reason: string) {
  await ctx.db.transaction(async (tx) => {
    const { orderId } = requireFound(await findWriteOff(tx, id));
    await storedOrders.lock(tx, orderId);
    // Read again under the lock of the order.
    const row = requireFound(await findWriteOff(tx, id));
    if (row.takenBackAt !== null) throw new AppError('write_off_taken_back');
    const at = new Date(ctx.now());
    await postEntry(tx, reverseEntry(writeOff(orderOwner(orderId), row.amountMinor)), { at });
    await updateWriteOff(tx, id, { takenBackBy: ctx.member.id, takenBackAt: at, takenBackReason: reason });
    await orderChanged(ctx, tx, orderId);
  });
  return readWriteOff(ctx, id);
}

async function readWriteOff(ctx: ConsoleContext, id: number): Promise<contract.WriteOff> {
  const [row] = await toWriteOffs(await writeOffsIn(ctx.pool, { all: true }, { id }).rows(1, 0), ctx);
  return requireFound(row);
}

function toUnpaidOrder(row: UnpaidRow, { language }: ConsoleContext): contract.UnpaidOrder {
  return {
    id: row.order_id,
    ...toOrderOfRow(row, language),
    payment_method: row.payment_method,
    total_minor: row.total_minor,
    due_minor: -row.open_minor,
    delivered_at: row.delivered_at.toISOString(),
  };
}

async function toWriteOffs(
  rows: readonly WriteOffRow[],
  { db, language }: ConsoleContext,
): Promise<contract.WriteOff[]> {
  const staff = await listStaffNames(
    db,
    rows.flatMap((row) => [row.written_off_by, row.taken_back_by]),
  );
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    ...toOrderOfRow(row, language),
    amount_minor: row.amount_minor,
    reason: row.reason,
    written_off_by: staff.get(row.written_off_by) ?? null,
    written_off_at: row.written_off_at.toISOString(),
    taken_back_by: staff.get(row.taken_back_by ?? 0) ?? null,
    taken_back_at: row.taken_back_at?.toISOString() ?? null,
    taken_back_reason: row.taken_back_reason,
  }));
}
