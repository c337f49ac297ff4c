import type { ParsedInput, ResponseInput } from '@errand/contract';
import type { getOfflinePayment, listOfflineMethods, saveOfflinePayment } from '@errand/contract/payments';
import { isActive } from '@errand/domain/orders';
import { OFFLINE_ENTRY_CHARACTERS } from '@errand/domain/payments';
import { translated } from '../../../platform/db/index.ts';
import { CONSOLE_CHANGED } from '../../../platform/events/index.ts';
import { requirePictures, storePrivatePictures } from '../../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { type MessageCode, textOf } from '../../../platform/texts/index.ts';
import { ownOrders } from '../../orders/index.ts';
import {
  findActiveMethod,
  findOfflinePayment,
  listActiveMethods,
  type OfflineMethod,
  upsertOfflinePayment,
} from './offline.queries.ts';
import { receiptOf, receiptUrl } from './receipt.ts';

type Body = ParsedInput<typeof saveOfflinePayment>['body'];

/** Offline payment methods in the visitor's language. */
export async function listMethods(
  ctx: RequestContext<'db'>,
): Promise<ResponseInput<typeof listOfflineMethods>> {
  const methods = await listActiveMethods(ctx.db);
  return methods.map(({ id, name, fields, informations }) => ({
    id,
    method_name: translated(name, ctx.language),
    method_fields: fields.map((field) => ({
      input_name: field.name,
      input_label: translated(field.label, ctx.language),
      input_data: field.value,
    })),
    method_informations: informations.map((one) => ({
      customer_input: one.name,
      customer_label: translated(one.label, ctx.language),
      customer_placeholder: translated(one.placeholder, ctx.language),
      is_required: one.required ? (1 as const) : (0 as const),
    })),
    status: 1 as const,
  }));
}

/**
 * Stores the customer's offline payment details, with the picture of a receipt; the order stays unpaid until an operator
 * confirms the money. Throws `not_found`, `order_not_payable`, `payment_method_off`, and `required` with the field's name.
 */
export async function saveOfflineDetails(
  ctx: RequestContext<'db' | 'events' | 'files' | 'now'>,
  body: Body,
  done: MessageCode,
) {
  const uploads = await requirePictures(ctx.uploads, 'receipt', 1);
  const replaced = await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, body.order_id);
    const isOpen =
      order.paymentStatus === 'unpaid' && (isActive(order.status) || order.status === 'delivered');
    if (order.paymentMethod !== 'offline_payment' || !isOpen) throw new AppError('order_not_payable');
    const method = await findActiveMethod(tx, body.method_id);
    if (!method) throw new AppError('payment_method_off');
    const details = detailsOf(method, body);
    const before = await findOfflinePayment(tx, order.id);
    const [added] = await storePrivatePictures(ctx.files, uploads);
    const receipt = added ?? (body.receipt_removed ? null : receiptOf(before));
    await upsertOfflinePayment(tx, {
      orderId: order.id,
      methodId: method.id,
      details,
      note: body.customer_note?.trim() || null,
      receipt,
      updatedAt: new Date(ctx.now()),
    });
    const place = { zoneIds: [order.zoneId], storeId: order.storeId };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'payments', id: String(order.id), place });
    return before?.receipt === receipt ? null : before?.receipt;
  });
  if (replaced) await ctx.files.dropPrivate(replaced);
  return { message: textOf(`messages.${done}`, ctx.language) };
}

/** The stored payment details, for editing. */
export async function getOfflineDetails(
  ctx: RequestContext<'db'>,
  orderId: number,
): Promise<ResponseInput<typeof getOfflinePayment>> {
  const order = await ownOrders.read(ctx, orderId);
  const payment = await findOfflinePayment(ctx.db, order.id);
  return {
    order_id: orderId,
    method_id: payment?.methodId ?? null,
    informations: payment?.details ?? {},
    customer_note: payment?.note ?? null,
    receipt_full_url: receiptUrl(ctx.publicUrl, orderId, receiptOf(payment)),
    reject_reason: payment?.rejectReason ?? null,
  };
}

function stringOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : null;
}

/** The values of the method's fields only. Throws `required` for a missing one. */
function detailsOf({ informations }: OfflineMethod, body: Record<string, unknown>): Record<string, string> {
  const details: Record<string, string> = {};
  for (const { name, required } of informations) {
    const value = stringOf(body[name]);
    if (value === null || value.length > OFFLINE_ENTRY_CHARACTERS)
      throw new AppError('validation', undefined, name);
    if (value === '' && required) throw new AppError('required', undefined, name);
    if (value !== '') details[name] = value;
  }
  return details;
}
