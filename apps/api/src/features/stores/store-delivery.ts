import type { StoreDelivery } from '@errand/contract/stores';
import { type ChargeInput, deliveryChargeMinor, estimateChargeMinor } from '@errand/domain/delivery';
import { haversineKm, type Point } from '@errand/domain/location';
import { toMajor, toMinor } from '@errand/domain/money';
import type { Settings } from '../../platform/settings.ts';
import { settingTerms } from '../settings/index.ts';
import { type StoreRow, selfDeliveryRates } from './store-row.ts';

/** Pages know the visitor's place to three decimals of a degree, which is at most this far from it. */
const PLACE_ACCURACY_KM = 0.08;
/** An order whose amount does not make the delivery free. */
const ORDER = { orderType: 'delivery', subtotalMinor: 0, couponFreeDelivery: false } as const;

/** Distance and charge as lower bounds from the straight line, for lists, where routes would be too slow. */
export function estimateDelivery(row: StoreRow, place: Point | null, settings: Settings): StoreDelivery {
  if (!place) {
    return { distance: null, delivery_charge: null, delivery_charge_exact: false, distance_exact: false };
  }
  const atLeastKm = Math.max(0, haversineKm(place, row) - PLACE_ACCURACY_KM);
  const { fromMinor, isExact } = estimateChargeMinor(
    { ...deliveryTerms(row, settings), ...ORDER },
    atLeastKm,
  );
  return {
    distance: Math.round(atLeastKm * 1000),
    delivery_charge: toMajor(fromMinor, settings.digit_after_decimal_point),
    delivery_charge_exact: isExact,
    distance_exact: false,
  };
}

/** Distance and charge of a route, as checkout charges them. */
export function deliveryAlong(row: StoreRow, route: { meters: number }, settings: Settings): StoreDelivery {
  const charge = deliveryChargeMinor({
    ...deliveryTerms(row, settings),
    ...ORDER,
    distanceKm: route.meters / 1000,
  });
  return {
    distance: route.meters,
    delivery_charge: toMajor(charge.totalMinor, settings.digit_after_decimal_point),
    delivery_charge_exact: true,
    distance_exact: true,
  };
}

type Order = Pick<ChargeInput, 'orderType' | 'distanceKm' | 'subtotalMinor' | 'couponFreeDelivery'>;

/**
 * The terms of a store's delivery charge that do not depend on the order. The operator's general rates
 * apply if the zone has none for the module.
 */
export function deliveryTerms(store: StoreRow, settings: Settings): Omit<ChargeInput, keyof Order> {
  return {
    ...settingTerms.freeDelivery(settings),
    rates: store.zone_rates ?? generalRates(settings),
    selfDeliveryRates: selfDeliveryRates(store),
    storeFreeDelivery: store.free_delivery,
    surcharge: store.surcharge,
    vehicleExtras: store.vehicle_extras,
  };
}

function generalRates(settings: Settings): ChargeInput['rates'] {
  const digits = settings.digit_after_decimal_point;
  return {
    chargeType: 'distance',
    fixedMinor: 0,
    perKmMinor: toMinor(settings.per_km_shipping_charge, digits),
    minimumMinor: toMinor(settings.minimum_shipping_charge, digits),
    maximumMinor: null,
  };
}
