import type { MessageChannel, NotificationTopic } from '@errand/domain/notifications';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { contactOptOuts, notificationOptOuts } from '../messaging.tables.ts';

/** Whose messages: an account, or a person without one, by a keyed hash of the contact. */
export type Subscriber = { customerId: number } | { contactHash: string };
export type Subscription = { topic: NotificationTopic; channel: MessageChannel };

/** Whether these messages are sent. */
export async function isSubscribed(q: Queryable, of: Subscriber, which: Subscription): Promise<boolean> {
  const count =
    'customerId' in of
      ? q.$count(notificationOptOuts, ofCustomer(of.customerId, which))
      : q.$count(contactOptOuts, ofContact(of.contactHash, which));
  return (await count) === 0;
}

/** Sends these messages again, or no further ones. */
export async function setSubscribed(
  q: Queryable,
  of: Subscriber,
  { topic, channel }: Subscription,
  subscribed: boolean,
): Promise<void> {
  const which = { topic, channel };
  if ('customerId' in of) {
    const { customerId } = of;
    if (subscribed) await q.delete(notificationOptOuts).where(ofCustomer(customerId, which));
    else
      await q
        .insert(notificationOptOuts)
        .values({ customerId, ...which })
        .onConflictDoNothing();
    return;
  }
  const { contactHash } = of;
  if (subscribed) await q.delete(contactOptOuts).where(ofContact(contactHash, which));
  else
    await q
      .insert(contactOptOuts)
      .values({ contactHash, ...which })
      .onConflictDoNothing();
}

function ofCustomer(customerId: number, { topic, channel }: Subscription) {
  const table = notificationOptOuts;
  return and(eq(table.customerId, customerId), eq(table.topic, topic), eq(table.channel, channel));
}

function ofContact(contactHash: string, { topic, channel }: Subscription) {
  const table = contactOptOuts;
  return and(eq(table.contactHash, contactHash), eq(table.topic, topic), eq(table.channel, channel));
}
