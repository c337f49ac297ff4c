import { inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listReasonTexts, ownOrders } from '../orders/index.ts';
import { parcels } from './parcel.tables.ts';

export const personalData = {
  /**
   * Clears sender, contents, value, route, code, written reasons and pictures of the parcels; category and amounts are
   * retained for accounting.
   */
  async erase(tx, { owner }) {
    const own = inArray(parcels.orderId, await ownOrders.listIds(tx, owner));
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
  },
  /** Leaves out the code of a return, which only customer and courier share. */
  async export(q, { owner }) {
    const rows = await q
      .select()
      .from(parcels)
      .where(inArray(parcels.orderId, await ownOrders.listIds(q, owner)));
    return { parcels: rows.map(({ returnOtp: _, ...parcel }) => parcel) };
  },
} satisfies PersonalData;
