import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { notifications } from './notifications.tables.ts';

export const personalData = {
  /** Deletes the notifications. */
  async erase(tx, { id }) {
    await tx.delete(notifications).where(eq(notifications.customerId, id));
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
    };
  },
  /** Notifications follow their orders. */
  merge: {
    count: async (q, { from }) => [
      {
        kind: 'notifications',
        moved: await q.$count(notifications, eq(notifications.customerId, from.id)),
        dropped: 0,
      },
    ],
    async move(_ctx, tx, { from, into }) {
      await tx
        .update(notifications)
        .set({ customerId: into.id })
        .where(eq(notifications.customerId, from.id));
    },
  },
} satisfies PersonalData;
