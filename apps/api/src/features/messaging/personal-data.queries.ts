import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { notificationOptOuts } from './messaging.tables.ts';

export const personalData = {
  /** Deletes the choices. */
  async erase(tx, { id }) {
    await tx.delete(notificationOptOuts).where(eq(notificationOptOuts.customerId, id));
  },
  async export(q, { id }) {
    return {
      notification_opt_outs: await q
        .select({ topic: notificationOptOuts.topic, channel: notificationOptOuts.channel })
        .from(notificationOptOuts)
        .where(eq(notificationOptOuts.customerId, id)),
    };
  },
  merge: {
    /** Choices are no records, so that none are counted. */
    count: async () => [],
    /** What either account has turned off stays off. */
    async move(_ctx, tx, { from, into }) {
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
