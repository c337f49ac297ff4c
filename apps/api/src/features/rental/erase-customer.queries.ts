import { isTripActive } from '@errand/domain/rental';
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { rentalCarts, trips } from './rental.tables.ts';

/** Whether a vehicle is rented or reserved. */
export async function hasRunningTrip(q: Queryable, owner: string): Promise<boolean> {
  const rows = await q.select({ status: trips.status }).from(trips).where(eq(trips.owner, owner));
  return rows.some(({ status }) => isTripActive(status));
}

/** Deletes the rental cart and the notes of trips; the trips themselves stay for the books. */
export async function eraseCustomer(tx: Tx, { owner, at }: ErasedCustomer): Promise<void> {
  await tx.delete(rentalCarts).where(eq(rentalCarts.owner, owner));
  await tx.update(trips).set({ note: null, updatedAt: at }).where(eq(trips.owner, owner));
}
