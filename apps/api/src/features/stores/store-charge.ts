import type { ChargeInput } from '@errand/domain/delivery';
import { toMinor } from '@errand/domain/money';
import type { Settings } from '../../platform/settings.ts';
import { freeDeliveryTerms } from '../settings/index.ts';
import { type StoreRow, selfDeliveryRates } from './store-row.ts';

type Order = Pick<ChargeInput, 'orderType' | 'distanceKm' | 'subtotalMinor' | 'couponFreeDelivery'>;

/**
 * The terms of a store's delivery charge that do not depend on the order. The operator's general rates
 * apply if the zone has none for the module.
 */
export function deliveryTerms(store: StoreRow, settings: Settings): Omit<ChargeInput, keyof Order> {
  return {
    ...freeDeliveryTerms(settings),
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
