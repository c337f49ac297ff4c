import { type MessageChannel, type NotificationTopic, OPT_IN_TOPICS } from '@errand/domain/notifications';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { contactOptOuts, notificationOptIns, notificationOptOuts } from '../messaging.tables.ts';

/** Whose messages: an account, or a person without one, by a keyed hash of the contact. */
export type Subscriber = { customerId: number } | { contactHash: string };
export type Subscription = { topic: NotificationTopic; channel: MessageChannel };

/** Whether these messages are sent. */
export async function isSubscribed(q: Queryable, of: Subscriber, which: Subscription): Promise<boolean> {
  if ('contactHash' in of) return (await q.$count(contactOptOuts, ofContact(of.contactHash, which))) === 0;
  const { table, isOptIn } = choicesOf(which);
  const count = await q.$count(table, ofCustomer(table, of.customerId, which));
  return count > 0 === isOptIn;
}

/** Sends these messages again, or no further ones. */
export async function setSubscribed(
  q: Queryable,
  of: Subscriber,
  { topic, channel }: Subscription,
  subscribed: boolean,
  at: Date,
): Promise<void> {
  const which = { topic, channel };
  if ('contactHash' in of) {
    const { contactHash } = of;
    if (subscribed) await q.delete(contactOptOuts).where(ofContact(contactHash, which));
    else
      await q
        .insert(contactOptOuts)
        .values({ contactHash, ...which })
        .onConflictDoNothing();
    return;
  }
  const { customerId } = of;
  const { table, isOptIn } = choicesOf(which);
  if (subscribed !== isOptIn) await q.delete(table).where(ofCustomer(table, customerId, which));
  else if (isOptIn)
    await q
      .insert(notificationOptIns)
      .values({ customerId, ...which, createdAt: at })
      .onConflictDoNothing();
  else
    await q
      .insert(notificationOptOuts)
      .values({ customerId, ...which })
      .onConflictDoNothing();
}

type Choices = typeof notificationOptIns | typeof notificationOptOuts;

/** Where a customer's choice of a topic is stored: what was consented to, or what was turned off. */
function choicesOf({ topic }: Subscription): { table: Choices; isOptIn: boolean } {
  const isOptIn = OPT_IN_TOPICS.includes(topic);
  return { table: isOptIn ? notificationOptIns : notificationOptOuts, isOptIn };
}

function ofCustomer(table: Choices, customerId: number, { topic, channel }: Subscription) {
  return and(eq(table.customerId, customerId), eq(table.topic, topic), eq(table.channel, channel));
}

function ofContact(contactHash: string, { topic, channel }: Subscription) {
  const table = contactOptOuts;
  return and(eq(table.contactHash, contactHash), eq(table.topic, topic), eq(table.channel, channel));
}
