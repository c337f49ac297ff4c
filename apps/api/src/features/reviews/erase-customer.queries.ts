import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { reviews } from './reviews.tables.ts';

const FORMER_CUSTOMER = { en: 'Former customer', ar: 'عميل سابق' };

/** Replaces the author's name; rating and comment stay. */
export async function eraseCustomer(tx: Tx, { id }: ErasedCustomer): Promise<void> {
  await tx.update(reviews).set({ customerName: FORMER_CUSTOMER }).where(eq(reviews.customerId, id));
}
