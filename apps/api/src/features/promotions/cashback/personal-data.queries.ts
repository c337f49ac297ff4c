import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { orderCashbacks } from './order-cashbacks.tables.ts';

export const personalData = {
  /** Moves the uses of offers, which count toward the limits. `count` leaves them out, because it counts their orders. */
  merge: {
    count: async () => [],
    async move(_ctx, tx, { from, into }) {
      await tx
        .update(orderCashbacks)
        .set({ customerId: into.id })
        .where(eq(orderCashbacks.customerId, from.id));
    },
  },
} satisfies PersonalData;
