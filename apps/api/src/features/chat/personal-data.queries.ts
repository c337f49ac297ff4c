import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { conversations } from './chat.tables.ts';

/** Deletes the conversations; their messages go with them by foreign key. */
export async function eraseCustomer(tx: Tx, { id }: ErasedCustomer): Promise<void> {
  await tx.delete(conversations).where(eq(conversations.customerId, id));
}
