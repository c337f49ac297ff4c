import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { newsletterSubscribers } from './content.tables.ts';

export const personalData = {
  /** Ends the newsletter subscription of the customer's address. */
  async erase(tx, { email }) {
    if (email !== null) await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  },
} satisfies PersonalData;
