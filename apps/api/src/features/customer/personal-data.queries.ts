import { eq } from 'drizzle-orm';
import { movedRows, type PersonalData } from '../../platform/personal-data.ts';
import { addresses, customerNotes } from './customer.tables.ts';

export const personalData = {
  /** Deletes the saved addresses and the notes of the staff. */
  async erase(tx, { id }) {
    await tx.delete(customerNotes).where(eq(customerNotes.customerId, id));
    await tx.delete(addresses).where(eq(addresses.customerId, id));
  },
  /** Moves saved addresses and the notes of the staff. */
  merge: movedRows([addresses, 'addresses'], [customerNotes, 'notes']),
} satisfies PersonalData;
