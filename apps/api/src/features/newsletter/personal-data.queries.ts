import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { newsletterSubscribers } from './newsletter.tables.ts';

export const personalData = {
  /** Ends the subscription of the customer's address. What campaigns have sent to it remains as numbers. */
  async erase(tx, { email }) {
    if (email !== null) await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  },

  async export(q, { id }) {
    const email = (await customerAccounts.find(q, id))?.email ?? null;
    const rows =
      email === null
        ? []
        : await q.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    return {
      newsletter: rows.map(
        ({ email: address, language, state, source, requestedAt, confirmedAt, ...row }) => ({
          email: address,
          language,
          state,
          source,
          requested_at: requestedAt?.toISOString() ?? null,
          confirmed_at: confirmedAt?.toISOString() ?? null,
          unsubscribed_at: row.unsubscribedAt?.toISOString() ?? null,
        }),
      ),
    };
  },
} satisfies PersonalData;
