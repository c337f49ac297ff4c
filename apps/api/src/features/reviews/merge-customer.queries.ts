import { eq } from 'drizzle-orm';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { reviews } from './reviews.tables.ts';

/** Reviews keep the name that they were written under. Those of couriers belong to their orders. */
export const mergeCustomer: MergeCustomer = {
  count: async (q, { from }) => [
    { kind: 'reviews', moved: await q.$count(reviews, eq(reviews.customerId, from.id)), dropped: 0 },
  ],
  async move(_ctx, tx, { from, into }) {
    await tx.update(reviews).set({ customerId: into.id }).where(eq(reviews.customerId, from.id));
  },
};
