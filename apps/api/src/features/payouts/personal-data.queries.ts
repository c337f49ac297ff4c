import { eq } from 'drizzle-orm';
import { movedRows, type PersonalData } from '../../platform/personal-data.ts';
import { corrections } from './payouts.tables.ts';

export const personalData = {
  /** Clears what the staff wrote about corrections. Amounts and members are retained for accounting. */
  async erase(tx, { id }) {
    await tx.update(corrections).set({ reason: '', note: null }).where(eq(corrections.customerId, id));
  },
  merge: movedRows([corrections, 'corrections']),
} satisfies PersonalData;
