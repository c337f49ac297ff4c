import { and, eq, isNull } from 'drizzle-orm';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { payments } from './payments.tables.ts';

/** Payments, so that a top-up which is paid later arrives in the wallet that is left. */
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
