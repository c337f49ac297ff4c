import type { Queryable } from '../../platform/db/index.ts';
import { findCourierZone } from '../couriers/couriers.views.ts';
import { findStorePlace } from '../stores/stores.views.ts';
import type { PartnerType } from './chat.queries.ts';

type PlaceOfPartner = { zoneIds: number[]; storeId: number | null };

/** Where a partner works. The operator and couriers of every zone have no place. */
export async function placeOfPartner(q: Queryable, type: PartnerType, id: number): Promise<PlaceOfPartner> {
  const nowhere = { zoneIds: [], storeId: null };
  if (type === 'admin') return nowhere;
  if (type === 'vendor') return (await findStorePlace(q, id)) ?? nowhere;
  const zoneId = await findCourierZone(q, id);
  return { zoneIds: zoneId === null ? [] : [zoneId], storeId: null };
}
