import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type NotificationTopic,
  OPT_IN_TOPICS,
  type TurnedOff,
} from '@errand/domain/notifications';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { contactOptOuts, notificationOptIns, notificationOptOuts } from './messaging.tables.ts';

/** The channels of a topic that are on. */
export type Choice = { topic: NotificationTopic } & Record<MessageChannel, boolean>;

/** What a customer is not told of: what was turned off, and what was not consented to. */
export async function findTurnedOff(q: Queryable, customerId: number): Promise<TurnedOff> {
  const [outs, ins] = await Promise.all([
    q.select().from(notificationOptOuts).where(eq(notificationOptOuts.customerId, customerId)),
    q.select().from(notificationOptIns).where(eq(notificationOptIns.customerId, customerId)),
  ]);
  const turnedOff = byTopic(outs);
  for (const topic of OPT_IN_TOPICS)
    turnedOff[topic] = MESSAGE_CHANNELS.filter(
      (channel) => !ins.some((one) => one.topic === topic && one.channel === channel),
    );
  return turnedOff;
}

/** What a person without an account has turned off by the links in messages to a contact, of which a keyed hash is stored. */
export async function findTurnedOffByContact(q: Queryable, contactHash: string): Promise<TurnedOff> {
  return byTopic(await q.select().from(contactOptOuts).where(eq(contactOptOuts.contactHash, contactHash)));
}

function byTopic(rows: { topic: NotificationTopic; channel: MessageChannel }[]) {
  const channels: Partial<Record<NotificationTopic, MessageChannel[]>> = {};
  for (const { topic, channel } of rows) channels[topic] = [...(channels[topic] ?? []), channel];
  return channels;
}

/** Stores the choices of a customer. Other topics stay as they are, and so does the time of a consent that was given before. */
export async function storeChoices(
  tx: Tx,
  customerId: number,
  choices: readonly Choice[],
  at: Date,
): Promise<void> {
  for (const choice of choices)
    for (const channel of MESSAGE_CHANNELS)
      await storeChoice(tx, customerId, { topic: choice.topic, channel }, { isOn: choice[channel], at });
}

/** Turns a channel of a topic on or off: stored is what was turned off, and of a topic that needs a consent what was turned on. */
export async function storeChoice(
  tx: Tx,
  customerId: number,
  { topic, channel }: { topic: NotificationTopic; channel: MessageChannel },
  { isOn, at }: { isOn: boolean; at: Date },
): Promise<void> {
  const isOptIn = OPT_IN_TOPICS.includes(topic);
  const table = isOptIn ? notificationOptIns : notificationOptOuts;
  const row = { customerId, topic, channel };
  if (isOn !== isOptIn)
    await tx
      .delete(table)
      .where(and(eq(table.customerId, customerId), eq(table.topic, topic), eq(table.channel, channel)));
  else if (isOptIn)
    await tx
      .insert(notificationOptIns)
      .values({ ...row, createdAt: at })
      .onConflictDoNothing();
  else await tx.insert(notificationOptOuts).values(row).onConflictDoNothing();
}

/** Which of the customers have consented to be told of a topic. */
export async function listConsenting(
  q: Queryable,
  topic: NotificationTopic,
  customerIds: number[],
): Promise<Set<number>> {
  const rows = await q
    .selectDistinct({ customerId: notificationOptIns.customerId })
    .from(notificationOptIns)
    .where(and(eq(notificationOptIns.topic, topic), inArray(notificationOptIns.customerId, customerIds)));
  return new Set(rows.map(({ customerId }) => customerId));
}

/** A page of the customers who have consented to be told of a topic, by id. */
export async function listConsentingAfter(
  q: Queryable,
  topic: NotificationTopic,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { customerId } = notificationOptIns;
  const rows = await q
    .selectDistinct({ customerId })
    .from(notificationOptIns)
    .where(and(eq(notificationOptIns.topic, topic), gt(customerId, afterId)))
    .orderBy(asc(customerId))
    .limit(limit);
  return rows.map((row) => row.customerId);
}
