import { eq } from 'drizzle-orm';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { notifications } from './notifications.tables.ts';

/** Notifications follow their orders. */
export const mergeCustomer: MergeCustomer = {
  count: async (q, { from }) => [
    {
      kind: 'notifications',
      moved: await q.$count(notifications, eq(notifications.customerId, from.id)),
      dropped: 0,
    },
  ],
  async move(_ctx, tx, { from, into }) {
    await tx.update(notifications).set({ customerId: into.id }).where(eq(notifications.customerId, from.id));
  },
};
