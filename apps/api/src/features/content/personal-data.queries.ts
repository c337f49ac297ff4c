import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { newsletterSubscribers } from './content.tables.ts';

/** Ends the newsletter subscription of the customer's address. */
export async function eraseCustomer(tx: Tx, { email }: ErasedCustomer): Promise<void> {
  if (email !== null) await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}
