import { asc, eq } from 'drizzle-orm';
import { movedRows, type PersonalData } from '../../platform/personal-data.ts';
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
  merge: movedRows([notifications, 'notifications']),
} satisfies PersonalData;
