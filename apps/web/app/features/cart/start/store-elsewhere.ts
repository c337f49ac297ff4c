import type { StoreDetail } from '@errand/contract/stores';
import type { Point } from '@errand/domain/location';
import { isInDeliveryArea } from '@errand/domain/stores';
import { type ChosenLocation, servesLocation } from '#platform/serves-location.ts';

export type SellerPlace = Pick<
  StoreDetail,
  'name' | 'module_id' | 'zone_id' | 'further_zone_ids' | 'delivery_area'
>;

/** The name of the cart's store when it does not deliver to the location; null otherwise, and until it is loaded. */
export function storeElsewhere(
  store: SellerPlace | null,
  { point, ...location }: ChosenLocation & { point: Point | null },
): string | null {
  if (!store) return null;
  const isInArea = point === null || isInDeliveryArea(store.delivery_area, point);
  return servesLocation({ ...store, delivers_here: isInArea }, location) ? null : store.name;
}
