import type { ParsedInput } from '@errand/contract';
import type {
  listOfflinePayments as listEndpoint,
  OfflinePayment,
  offlinePaymentRow,
} from '@errand/contract/console/support/offline-payments';
import type { z } from 'zod';
import { type ConsoleContext, listPage, type Place } from '../../../console/index.ts';
import { isOrderId, translated } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { limitTransfer } from '../../orders/accept/index.ts';
import { OFFLINE_PAYMENT_DECIDED } from '../../orders/events/index.ts';
import { orderChanged, orderChanges, storedOrders } from '../../orders/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { readReceipt } from '../offline/receipt.ts';
import { findOfflineRow, type OfflineRow, offlinePaymentsIn, rejectDetails } from './offline.queries.ts';

export function listPayments(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  return listPage(query, offlinePaymentsIn(ctx.pool, ctx.scope, query), (rows) =>
    rows.map((row) => toRow(ctx, row)),
  );
}

/** Where the order of a payment belongs; null for orders paid in another way. */
export async function findPaymentPlace(ctx: ConsoleContext, orderId: number): Promise<Place | null> {
  const row = isOrderId(orderId) ? await findOfflineRow(ctx.pool, orderId) : null;
  return row && { zoneIds: [row.zone_id], storeId: row.store_id };
}

export async function readPayment(ctx: ConsoleContext, orderId: number): Promise<OfflinePayment> {
  const row = await requireRow(ctx, orderId);
  const [store] = row.store_id === null ? [] : await namesOfStores.list(ctx.db, [row.store_id], ctx.language);
  return {
    ...toRow(ctx, row),
    customer_mail: row.contact.email,
    store: store ?? null,
    total_minor: row.total_minor,
    wallet_minor: row.wallet_minor,
    details: detailsOf(ctx, row),
    note: row.note,
    has_receipt: row.receipt !== null,
    rejected_at: row.rejected_at?.toISOString() ?? null,
    reject_reason: row.reject_reason,
    version: row.version,
  };
}

/** The picture of the receipt. Throws `not_found` without one. */
export async function showReceipt(ctx: ConsoleContext, orderId: number): Promise<{ url: string }> {
  const { receipt } = await requireRow(ctx, orderId);
  const url = requireFound(receipt && (await readReceipt(ctx, receipt)));
  return { url };
}

/**
 * Records that the money has arrived. Throws `changed_meanwhile` if the customer sent other details than the member saw,
 * and what `receivePayment` throws.
 */
export async function confirm(ctx: ConsoleContext, orderId: number, version: string) {
  await ctx.db.transaction(async (tx) => {
    await requireSeen(ctx, orderId, version, () => storedOrders.lock(tx, orderId));
    await orderChanges.receivePayment(ctx, tx, orderId);
  });
  return readPayment(ctx, orderId);
}

/**
 * Asks the customer for other details, for which the order gets its whole time again. Throws `changed_meanwhile`, and `order_not_payable` without details to reject.
 */
export async function reject(
  ctx: ConsoleContext,
  orderId: number,
  { version, reason }: { version: string; reason: string },
) {
  await ctx.db.transaction(async (tx) => {
    const row = await requireSeen(ctx, orderId, version, () => storedOrders.lock(tx, orderId));
    if (row.state !== 'waiting') throw new AppError('order_not_payable');
    await rejectDetails(tx, orderId, reason, new Date(ctx.now()));
    await limitTransfer(ctx, tx, orderId);
    const rejected = { orderId, outcome: 'rejected', at: ctx.now() } as const;
    await ctx.jobs.publish(tx, OFFLINE_PAYMENT_DECIDED, rejected);
    await orderChanged(ctx, tx, orderId);
  });
  return readPayment(ctx, orderId);
}

/** The payment, read after `lock` has locked its order, as the customer's change of details does. */
async function requireSeen(
  ctx: ConsoleContext,
  orderId: number,
  version: string,
  lock: () => Promise<unknown>,
): Promise<OfflineRow> {
  await lock();
  const row = await requireRow(ctx, orderId);
  if (row.version !== version)
    throw new AppError('changed_meanwhile', { current: await readPayment(ctx, orderId) });
  return row;
}

async function requireRow({ pool }: ConsoleContext, orderId: number): Promise<OfflineRow> {
  return requireFound(await findOfflineRow(pool, orderId));
}

function toRow({ language }: ConsoleContext, row: OfflineRow): z.input<typeof offlinePaymentRow> {
  return {
    id: row.id,
    state: row.state,
    order_status: row.order_status,
    customer_name: row.contact.name,
    customer_phone: row.contact.phone,
    method: row.method && translated(row.method, language),
    due_minor: row.total_minor - row.wallet_minor,
    sent_at: row.sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    transfer_by: row.transfer_by?.toISOString() ?? null,
  };
}

/** What the customer filled in, under the labels of the method. */
function detailsOf({ language }: ConsoleContext, { details, fields }: OfflineRow) {
  return Object.entries(details ?? {}).map(([name, value]) => ({
    label: translated(fields?.find((field) => field.name === name)?.label, language) || name,
    value,
  }));
}
