import { and, eq, exists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonalData } from '../../platform/personal-data.ts';
import { gatheredEvents, notificationOptIns, notificationOptOuts } from './messaging.tables.ts';

export const personalData = {
  /** Deletes the choices and what was gathered. A message that is still queued finds no recipient. */
  async erase(tx, { id }) {
    await tx.delete(gatheredEvents).where(eq(gatheredEvents.recipient, `customer:${id}`));
    await tx.delete(notificationOptOuts).where(eq(notificationOptOuts.customerId, id));
    await tx.delete(notificationOptIns).where(eq(notificationOptIns.customerId, id));
  },
  async export(q, { id }) {
    return {
      notification_opt_ins: await q
        .select({
          topic: notificationOptIns.topic,
          channel: notificationOptIns.channel,
          since: notificationOptIns.createdAt,
        })
        .from(notificationOptIns)
        .where(eq(notificationOptIns.customerId, id)),
      notification_opt_outs: await q
        .select({ topic: notificationOptOuts.topic, channel: notificationOptOuts.channel })
        .from(notificationOptOuts)
        .where(eq(notificationOptOuts.customerId, id)),
    };
  },
  merge: {
    /** Choices are no records, so that none are counted. */
    count: async () => [],
    /** What either account has turned off stays off, and what only the remaining one has turned on stays on. What was gathered for both is told once. */
    async move(_ctx, tx, { from, into }) {
      const [gone, kept] = [`customer:${from.id}`, `customer:${into.id}`] as const;
      const both = alias(gatheredEvents, 'both');
      const isKnown = tx
        .select({ id: both.id })
        .from(both)
        .where(
          and(
            eq(both.recipient, kept),
            eq(both.kind, gatheredEvents.kind),
            eq(both.subject, gatheredEvents.subject),
          ),
        );
      await tx.delete(gatheredEvents).where(and(eq(gatheredEvents.recipient, gone), exists(isKnown)));
      await tx.update(gatheredEvents).set({ recipient: kept }).where(eq(gatheredEvents.recipient, gone));
      await tx.delete(notificationOptIns).where(eq(notificationOptIns.customerId, from.id));
      const rows = await tx
        .delete(notificationOptOuts)
        .where(eq(notificationOptOuts.customerId, from.id))
        .returning();
      if (rows.length === 0) return;
      await tx
        .insert(notificationOptOuts)
        .values(rows.map((row) => ({ ...row, customerId: into.id })))
        .onConflictDoNothing();
    },
  },
} satisfies PersonalData;
