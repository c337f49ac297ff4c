import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { listOwnOrderIds, listReasonTexts } from '../orders/index.ts';
import { parcels } from './parcel.tables.ts';

/**
 * Clears sender, contents, value, route, code, written reasons and pictures of the parcels; category and amounts are
 * retained for accounting.
 */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<OrphanedFiles> {
  const own = inArray(parcels.orderId, await listOwnOrderIds(tx, owner));
  const rows = await tx.select({ proofs: parcels.proofs }).from(parcels).where(own);
  const texts = sql.param(await listReasonTexts(tx));
  const cancelReasons = sql`(select coalesce(jsonb_agg(reason), '[]') from jsonb_array_elements_text(${parcels.cancelReasons}) reason
    where reason = any(${texts}::text[]))`;
  await tx
    .update(parcels)
    .set({
      sender: null,
      contents: null,
      valueMinor: null,
      polyline: null,
      returnOtp: null,
      cancelReasons,
      proofs: [],
    })
    .where(own);
  return { privateKeys: [], pictureKeys: rows.flatMap(({ proofs }) => proofs) };
}
