import type { OrderMessages } from '@errand/contract/console/orders/order-messages';
import type { ConsoleContext } from '../../console/index.ts';
import { AppError, isoTime, requireFound } from '../../platform/http/index.ts';
import { deliveryLog, unreachableList } from '../../platform/messages/reach/index.ts';
import { orderMessages } from '../messaging/index.ts';
import { messageTitle } from '../notifications/index.ts';
import { storedOrders } from '../orders/index.ts';

/** The messages about an order, the latest first. */
export async function listMessages(ctx: ConsoleContext, orderId: number): Promise<OrderMessages> {
  const order = requireFound(await storedOrders.find(ctx.db, orderId));
  const rows = await orderMessages.list(ctx.db, orderId);
  const deliveries = await deliveryLog.find(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const unreachable = await unreachableList.listOf(ctx.db, order.contact);
  return {
    rows: rows.map((message) => {
      const { state: delivery = null, reason = '' } = deliveries.get(message.id) ?? {};
      return {
        id: message.id,
        title: messageTitle(message.kind, order, ctx.language),
        channel: message.channel,
        state: message.state,
        reason: message.state === 'failed' ? message.reason : reason,
        created_at: message.createdAt.toISOString(),
        sent_at: isoTime(message.sentAt?.getTime() ?? null),
        delivery,
      };
    }),
    unreachable: unreachable.map(unreachableList.toRow),
  };
}

/** Sends a failed message again. Throws `message_not_failed` for another one. */
export async function repeatMessage(
  ctx: ConsoleContext,
  orderId: number,
  id: string,
): Promise<OrderMessages> {
  if (!(await orderMessages.requeue(ctx.db, orderId, id))) throw new AppError('message_not_failed');
  await ctx.jobs.send(ctx.db, orderMessages.job, { id });
  return listMessages(ctx, orderId);
}
