import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@errand/contract';
import type { OrderDetails } from '@errand/contract/console/orders';
import type * as contract from '@errand/contract/console/orders/order-changes';
import { type ConsoleContext, requireVersion } from '../../console/index.ts';
import { AppError, requireFound } from '../../platform/http/index.ts';
import { tell } from '../messaging/index.ts';
import { storedOrders } from '../orders/index.ts';
import { refundRequests } from '../refunds/index.ts';
import { findVersion, insertNote } from './order-desk.queries.ts';
import { readOrder } from './read-order.service.ts';

export async function addNote(ctx: ConsoleContext, orderId: number, text: string): Promise<OrderDetails> {
  await insertNote(ctx.db, { orderId, staffId: ctx.member.id, text, createdAt: new Date(ctx.now()) });
  return readOrder(ctx, orderId);
}

/** Queues the confirmation again. Throws `order_no_mail` if there is no address or no confirmation for the order. */
export async function resendMail(ctx: ConsoleContext, orderId: number): Promise<{ done: true }> {
  const order = requireFound(await storedOrders.find(ctx.db, orderId));
  const hasMail = order.contact.email && order.storeId !== null && order.type !== 'trip' && ctx.messages.mail;
  if (!hasMail) throw new AppError('order_no_mail');
  // A repetition is an event of its own.
  const subject = `order:${orderId}:${randomUUID()}`;
  await ctx.db.transaction((tx) => tell(ctx, tx, { event: 'pending', subject, recipient: 'owner', order }));
  return { done: true };
}

/** Refunds an order wholly or by line. Throws `changed_meanwhile` and what `refundByStaff` throws. */
export async function refund(
  ctx: ConsoleContext,
  orderId: number,
  body: ParsedInput<typeof contract.refundOrder>['body'],
): Promise<OrderDetails> {
  await requireUnchanged(ctx, orderId, body.version);
  const isDone = await ctx.db.transaction(async (tx) => {
    const order = requireFound(await storedOrders.lock(tx, orderId));
    return refundRequests.refundByStaff(ctx, tx, order, {
      chosen: body.lines && {
        lines: body.lines.map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
        parts: body.parts,
      },
      destination: body.destination,
      spared: body.spared,
      reason: body.reason,
      amountMinor: body.amount_minor,
    });
  });
  const current = await readOrder(ctx, orderId);
  if (!isDone) throw new AppError('changed_meanwhile', { current });
  return current;
}

/** Locks an order and requires the version that the caller saw. Throws `not_found` and `changed_meanwhile`. */
export async function requireUnchanged(ctx: ConsoleContext, orderId: number, version: string): Promise<void> {
  requireFound(await ctx.db.transaction((tx) => storedOrders.lock(tx, orderId)));
  const current = await findVersion(ctx.db, orderId);
  if (current !== version) requireVersion(version, current ?? '', await readOrder(ctx, orderId));
}
