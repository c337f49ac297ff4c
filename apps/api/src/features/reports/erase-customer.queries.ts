import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { orderReports } from './reports.tables.ts';

/** Deletes text, answer and pictures of problem reports; the reason stays. */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<OrphanedFiles> {
  const own = inArray(orderReports.orderId, await listOwnOrderIds(tx, owner));
  const rows = await tx.select({ pictures: orderReports.pictures }).from(orderReports).where(own);
  await tx.update(orderReports).set({ text: '', answer: null, pictures: [] }).where(own);
  return { privateKeys: [], pictureKeys: rows.flatMap(({ pictures }) => pictures) };
}
