import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { carts } from './cart.tables.ts';

/** Deletes the carts of every module. */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<void> {
  await tx.delete(carts).where(eq(carts.owner, owner));
}
