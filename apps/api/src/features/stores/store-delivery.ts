import type { StoreDelivery } from '@errand/contract/stores';
import { type ChargeInput, estimateChargeMinor, hourExtraMinor, zoneRates } from '@errand/domain/delivery';
import { haversineKm, type Point } from '@errand/domain/location';
import { toMajor } from '@errand/domain/money';
import { isInDeliveryArea } from '@errand/domain/stores';
import type { Settings } from '../../platform/settings.ts';
import { settingTerms } from '../settings/index.ts';
import { type StoreRow, selfDeliveryRates } from './store-row.ts';

/** Pages know the visitor's place to three decimals of a degree, which is at most this far from it. */
const PLACE_ACCURACY_KM = 0.08;

/** Distance and charge as lower bounds from the straight line, for lists, where routes would be too slow. */
export function estimateDelivery(
  row: StoreRow,
  place: Point | null,
  { settings, atMs }: DeliveryTime,
): StoreDelivery {
  if (!place) {
    return {
      distance: null,
      delivery_charge: null,
      delivery_charge_exact: false,
      distance_exact: false,
      delivers_here: true,
    };
  }
  const atLeastKm = Math.max(0, haversineKm(place, row) - PLACE_ACCURACY_KM);
  const { fromMinor, isExact } = estimateChargeMinor(deliveryTerms(row, settings, atMs), {
    km: atLeastKm,
    isExact: false,
  });
  return {
    distance: Math.round(atLeastKm * 1000),
    delivery_charge: toMajor(fromMinor, settings.digit_after_decimal_point),
    delivery_charge_exact: isExact,
    distance_exact: false,
    delivers_here: isInDeliveryArea(row.delivery_area, place),
  };
}

/** Distance and charge of a route, as checkout charges them; a lower bound if the charge depends on the basket. */
export function deliveryAlong(
  row: StoreRow,
  route: { meters: number; to: Point },
  { settings, atMs }: DeliveryTime,
): StoreDelivery {
  const { fromMinor, isExact } = estimateChargeMinor(deliveryTerms(row, settings, atMs), {
    km: route.meters / 1000,
    isExact: true,
  });
  return {
    distance: route.meters,
    delivery_charge: toMajor(fromMinor, settings.digit_after_decimal_point),
    delivery_charge_exact: isExact,
    distance_exact: true,
    delivers_here: isInDeliveryArea(row.delivery_area, route.to),
  };
}

/** When it would be delivered, in the shop's settings. */
type DeliveryTime = { settings: Settings; atMs: number };

type Order = Pick<ChargeInput, 'orderType' | 'distanceKm' | 'subtotalMinor' | 'couponFreeDelivery'>;

/**
 * The terms of a store's delivery charge at an instant that do not depend on the order. The operator's general rates
 * apply where the zone has none for the module.
 */
export function deliveryTerms(
  store: StoreRow,
  settings: Settings,
  atMs: number,
): Omit<ChargeInput, keyof Order> {
  return {
    ...settingTerms.freeDelivery(settings),
    rates: zoneRates(store.zone_rates, settingTerms.generalRates(settings, store.module_type)),
    selfDeliveryRates: selfDeliveryRates(store),
    storeFreeDelivery: store.free_delivery,
    surcharge: store.surcharge,
    vehicleExtras: store.vehicle_extras,
    hourExtraMinor: hourExtraMinor(store.zone_rates?.hours ?? [], atMs, store.time_zone),
  };
}
