import type { StoreDraft } from '@errand/contract/console/stores';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { storeSearchText } from '../store-search-text.ts';
import { toStoreColumns } from './store-columns.ts';
import { requireStorePhone } from './store-phone.ts';
import { requireZonePlace } from './store-place.ts';
import { reachAfterMove, toReachColumns } from './store-reach.ts';
import { replaceHours, type StoreRecord, updateStoreRow } from './store-records.queries.ts';

/**
 * Gives a locked store the values of a draft; fields that the draft lacks stay, except the delivery area in another zone.
 * Throws `store_module_fixed` for another module, and like `addStore` for a place, an area, a range or a phone.
 */
export async function changeStore(
  q: Queryable,
  current: StoreRecord,
  store: StoreDraft,
  { country, now }: { country: string; now: Date },
): Promise<void> {
  const { name, kind, place, phone = current.phone } = store;
  if (store.module_id !== current.moduleId) throw new AppError('store_module_fixed', {}, 'module_id');
  const isAtPlace =
    place.zone_id === current.zoneId &&
    place.latitude === current.latitude &&
    place.longitude === current.longitude;
  if (!isAtPlace) await requireZonePlace(q, current.moduleId, place);
  await updateStoreRow(q, current.id, {
    ...toStoreColumns(store, phone === current.phone ? phone : requireStorePhone(phone, country)),
    active: store.active,
    ...reachAfterMove(current, place.zone_id),
    ...(await toReachColumns(q, store)),
    searchText: storeSearchText({ name, kind }),
    updatedAt: now,
  });
  if (store.hours) await replaceHours(q, current.id, store.hours);
}
