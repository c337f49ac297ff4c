import type { MessageChannel, NotificationTopic } from '@errand/domain/notifications';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { contactOptOuts, notificationOptOuts } from '../messaging.tables.ts';

/** Whose messages: an account, or a person without one, by a keyed hash of the contact. */
export type Subscriber = { customerId: number } | { contactHash: string };
export type Subscription = { topic: NotificationTopic; channel: MessageChannel };

function optOut(of: Subscriber, { topic, channel }: Subscription) {
  if ('customerId' in of) {
    const table = notificationOptOuts;
    const isOf = eq(table.customerId, of.customerId);
    return { table, row: { ...of, topic, channel }, where: and(isOf, isOne(table, { topic, channel })) };
  }
  const table = contactOptOuts;
  const isOf = eq(table.contactHash, of.contactHash);
  return { table, row: { ...of, topic, channel }, where: and(isOf, isOne(table, { topic, channel })) };
}

function isOne(table: typeof contactOptOuts | typeof notificationOptOuts, { topic, channel }: Subscription) {
  return and(eq(table.topic, topic), eq(table.channel, channel));
}

/** Whether these messages are sent. */
export async function isSubscribed(q: Queryable, of: Subscriber, which: Subscription): Promise<boolean> {
  const { table, where } = optOut(of, which);
  return (await q.$count(table, where)) === 0;
}

/** Sends these messages again, or no further ones. */
export async function setSubscribed(
  q: Queryable,
  of: Subscriber,
  which: Subscription,
  subscribed: boolean,
): Promise<void> {
  const { table, row, where } = optOut(of, which);
  if (subscribed) await q.delete(table).where(where);
  else await q.insert(table).values(row).onConflictDoNothing();
}
