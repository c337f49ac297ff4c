import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { addresses, customerNotes } from './customer.tables.ts';

/** Deletes the saved addresses and the notes of the staff. */
export async function eraseCustomer(tx: Tx, { id }: ErasedCustomer): Promise<void> {
  await tx.delete(customerNotes).where(eq(customerNotes.customerId, id));
  await tx.delete(addresses).where(eq(addresses.customerId, id));
}
