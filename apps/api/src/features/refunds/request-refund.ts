import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/refunds';
import { MAX_IMAGES } from '@errand/domain/media';
import { canRequestRefund, REFUND_WINDOW_DAYS } from '@errand/domain/orders';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { requirePictures, storeEach } from '../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import type { OrderDeps } from '../orders/events/index.ts';
import { deliveredAt, orderChanges, ownOrders } from '../orders/index.ts';
import { quoteParts } from './decide-refund.ts';
import { REFUND_REQUESTED } from './refund-events.ts';
import { insertRequest } from './refunds.queries.ts';

/**
 * Requests a refund of one of the viewer's own orders: of the total, or of pieces of its lines. Throws `refund_off`,
 * `order_not_refundable`, and `validation` for pieces that the order does not have.
 */
export async function requestRefund(
  ctx: RequestContext<'files'> & OrderDeps,
  body: ParsedInput<typeof contract.requestRefund>['body'],
): Promise<{ message: string }> {
  const settings = await ctx.settings();
  if (!settings.refund_active_status) throw new AppError('refund_off');
  const uploads = await requirePictures(ctx.uploads, 'image', MAX_IMAGES);
  await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, body.order_id);
    const at = await deliveredAt(tx, order.id);
    const delivery = {
      status: order.status,
      deliveredAtMs: at?.getTime() ?? null,
      isPaid: order.paymentStatus !== 'unpaid',
    };
    if (!canRequestRefund(delivery, ctx.now()))
      throw new AppError('order_not_refundable', { days: REFUND_WINDOW_DAYS });
    const lines = body.lines?.map(({ line_id, quantity }) => ({ lineId: line_id, quantity })) ?? [];
    const quoted = lines.length > 0 ? await quoteParts(tx, order, { lines, parts: [] }) : null;
    if (quoted?.amountMinor === 0) throw new AppError('validation', undefined, 'lines');
    const pictures = await storeEach(uploads, (bytes) => ctx.files.putOwn(tx, bytes));
    await insertRequest(tx, {
      orderId: order.id,
      reason: body.customer_reason,
      note: body.customer_note?.trim() || null,
      pictures,
      amountMinor: quoted?.amountMinor ?? order.totalMinor,
      lines: quoted?.lines ?? null,
      createdAt: new Date(ctx.now()),
    });
    await orderChanges.transition(ctx, tx, order.id, 'refund_requested', { actor: 'customer' });
    await ctx.jobs.publish(tx, REFUND_REQUESTED, { orderId: order.id });
    const place = { zoneIds: order.zoneId === null ? [] : [order.zoneId], storeId: order.storeId };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'refunds', id: null, place });
  });
  return { message: textOf('messages.refund_requested', ctx.language) };
}
