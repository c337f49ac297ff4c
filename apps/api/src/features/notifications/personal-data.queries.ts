import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { notifications } from './notifications.tables.ts';

/** Deletes the notifications. */
export async function eraseCustomer(tx: Tx, { id }: ErasedCustomer): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.customerId, id));
}
