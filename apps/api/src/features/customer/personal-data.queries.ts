import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { addresses, customerNotes } from './customer.tables.ts';

export const personalData = {
  /** Deletes the saved addresses and the notes of the staff. */
  async erase(tx, { id }) {
    await tx.delete(customerNotes).where(eq(customerNotes.customerId, id));
    await tx.delete(addresses).where(eq(addresses.customerId, id));
  },
  /** Moves saved addresses and the notes of the staff. */
  merge: {
    count: async (q, { from }) => [
      { kind: 'addresses', moved: await q.$count(addresses, eq(addresses.customerId, from.id)), dropped: 0 },
      {
        kind: 'notes',
        moved: await q.$count(customerNotes, eq(customerNotes.customerId, from.id)),
        dropped: 0,
      },
    ],
    async move(_ctx, tx, { from, into }) {
      await tx.update(addresses).set({ customerId: into.id }).where(eq(addresses.customerId, from.id));
      await tx
        .update(customerNotes)
        .set({ customerId: into.id })
        .where(eq(customerNotes.customerId, from.id));
    },
  },
} satisfies PersonalData;
