import { asc, eq } from 'drizzle-orm';
import { movedRows, type PersonalData } from '../../platform/personal-data.ts';
import { notificationOptOuts, notifications } from './notifications.tables.ts';

/** Notifications follow their orders. */
const moved = movedRows([notifications, 'notifications']);

export const personalData = {
  /** Deletes the notifications and the choices. */
  async erase(tx, { id }) {
    await tx.delete(notifications).where(eq(notifications.customerId, id));
    await tx.delete(notificationOptOuts).where(eq(notificationOptOuts.customerId, id));
  },
  async export(q, { id }) {
    return {
      notifications: await q
        .select({
          order_id: notifications.orderId,
          kind: notifications.kind,
          at: notifications.createdAt,
        })
        .from(notifications)
        .where(eq(notifications.customerId, id))
        .orderBy(asc(notifications.id)),
      notification_opt_outs: await q
        .select({ topic: notificationOptOuts.topic, channel: notificationOptOuts.channel })
        .from(notificationOptOuts)
        .where(eq(notificationOptOuts.customerId, id)),
    };
  },
  merge: {
    count: moved.count,
    /** What either account has turned off stays off. */
    async move(ctx, tx, accounts) {
      const { from, into } = accounts;
      await moved.move(ctx, tx, accounts);
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
