import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { parcels } from './parcel.tables.ts';

/** Leaves out the code of a return, which only customer and courier share. */
export async function exportCustomer(q: Queryable, { owner }: ExportedCustomer) {
  const rows = await q
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, await listOwnOrderIds(q, owner)));
  return { parcels: rows.map(({ returnOtp: _, ...parcel }) => parcel) };
}
