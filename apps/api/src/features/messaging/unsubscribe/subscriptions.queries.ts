import type { MessageChannel, NotificationTopic, TurnedOff } from '@errand/domain/notifications';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { findTurnedOff, findTurnedOffByContact, storeChoice } from '../choices.queries.ts';
import { contactOptOuts } from '../messaging.tables.ts';

/** Whose messages: an account, or a person without one, by a keyed hash of the contact. */
export type Subscriber = { customerId: number } | { contactHash: string };
export type Subscription = { topic: NotificationTopic; channel: MessageChannel };

/** Whether these messages are sent. */
export async function isSubscribed(
  q: Queryable,
  of: Subscriber,
  { topic, channel }: Subscription,
): Promise<boolean> {
  return !(await findTurnedOffOf(q, of))[topic]?.includes(channel);
}

/** What a subscriber is not told of. */
export function findTurnedOffOf(q: Queryable, of: Subscriber): Promise<TurnedOff> {
  return 'customerId' in of ? findTurnedOff(q, of.customerId) : findTurnedOffByContact(q, of.contactHash);
}

/** Sends these messages again, or no further ones. */
export async function setSubscribed(
  tx: Tx,
  of: Subscriber,
  { topic, channel }: Subscription,
  { isOn, at }: { isOn: boolean; at: Date },
): Promise<void> {
  const which = { topic, channel };
  if ('customerId' in of) return storeChoice(tx, of.customerId, which, { isOn, at });
  const { contactHash } = of;
  if (isOn) await tx.delete(contactOptOuts).where(ofContact(contactHash, which));
  else
    await tx
      .insert(contactOptOuts)
      .values({ contactHash, ...which })
      .onConflictDoNothing();
}

function ofContact(contactHash: string, { topic, channel }: Subscription) {
  const table = contactOptOuts;
  return and(eq(table.contactHash, contactHash), eq(table.topic, topic), eq(table.channel, channel));
}
