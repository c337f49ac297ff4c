import { and, eq, isNull } from 'drizzle-orm';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { payments } from './payments.tables.ts';

/** Moves payments, so that a top-up that is paid later is credited to the remaining wallet. */
export const mergeCustomer: MergeCustomer = {
  count: async (q, { from }) => [
    {
      kind: 'top_ups',
      moved: await q.$count(payments, and(eq(payments.owner, from.owner), isNull(payments.orderId))),
      dropped: 0,
    },
  ],
  async move(_ctx, tx, { from, into, at }) {
    await tx.update(payments).set({ owner: into.owner, updatedAt: at }).where(eq(payments.owner, from.owner));
  },
};
