import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type NotificationTopic,
  OPT_IN_TOPICS,
  type TurnedOff,
} from '@errand/domain/notifications';
import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { notificationOptIns, notificationOptOuts } from './messaging.tables.ts';

/** The channels of a topic that are on. */
export type Choice = { topic: NotificationTopic } & Record<MessageChannel, boolean>;

/** What a customer is not told of: what was turned off, and what was not consented to. */
export async function findTurnedOff(q: Queryable, customerId: number): Promise<TurnedOff> {
  const [outs, ins] = await Promise.all([
    q.select().from(notificationOptOuts).where(eq(notificationOptOuts.customerId, customerId)),
    q.select().from(notificationOptIns).where(eq(notificationOptIns.customerId, customerId)),
  ]);
  const turnedOff: Partial<Record<NotificationTopic, MessageChannel[]>> = {};
  for (const { topic, channel } of outs) turnedOff[topic] = [...(turnedOff[topic] ?? []), channel];
  for (const topic of OPT_IN_TOPICS)
    turnedOff[topic] = MESSAGE_CHANNELS.filter(
      (channel) => !ins.some((one) => one.topic === topic && one.channel === channel),
    );
  return turnedOff;
}

/** Stores the choices of a customer. Other topics stay as they are, and so does the time of a consent that was given before. */
export async function storeChoices(
  tx: Tx,
  customerId: number,
  choices: readonly Choice[],
  at: Date,
): Promise<void> {
  for (const choice of choices) {
    const { topic } = choice;
    const on = MESSAGE_CHANNELS.filter((channel) => choice[channel]);
    const isOptIn = OPT_IN_TOPICS.includes(topic);
    const table = isOptIn ? notificationOptIns : notificationOptOuts;
    const stored = isOptIn ? on : MESSAGE_CHANNELS.filter((channel) => !on.includes(channel));
    await tx
      .delete(table)
      .where(
        and(eq(table.customerId, customerId), eq(table.topic, topic), notInArray(table.channel, stored)),
      );
    if (stored.length === 0) continue;
    const rows = stored.map((channel) => ({ customerId, topic, channel }));
    if (isOptIn)
      await tx
        .insert(notificationOptIns)
        .values(rows.map((row) => ({ ...row, createdAt: at })))
        .onConflictDoNothing();
    else await tx.insert(notificationOptOuts).values(rows).onConflictDoNothing();
  }
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
