import { type ChargeInput, deliveryChargeMinor } from './charge.ts';
import { bandRange } from './fee-bands.ts';

/** Longer than any route on Earth. */
const FARTHEST_KM = 40_000;

export type ChargeEstimate = {
  /** The charge when `isExact`, otherwise its lower bound. */
  fromMinor: number;
  isExact: boolean;
};

type Unknown = 'orderType' | 'distanceKm' | 'subtotalMinor' | 'couponFreeDelivery';

/**
 * The charge before the order is known. `distance` is that of the route, or a lower bound such as the straight line. The
 * charge is a lower bound, because it never falls with the distance. It is exact if neither a longer route nor the
 * basket changes it.
 */
export function estimateChargeMinor(
  input: Omit<ChargeInput, Unknown>,
  distance: { km: number; isExact: boolean },
): ChargeEstimate {
  const { leastMinor, mostMinor } = bandRange(input.rates.bands ?? []);
  const totalOf = (distanceKm: number, basketFeeMinor: number) => {
    const rates = isByBasket(input) ? fixedRates(input.rates, basketFeeMinor) : input.rates;
    const order = { orderType: 'delivery', distanceKm, subtotalMinor: 0, couponFreeDelivery: false } as const;
    return deliveryChargeMinor({ ...input, ...order, rates }).totalMinor;
  };
  const least = totalOf(distance.km, leastMinor);
  const most = totalOf(distance.isExact ? distance.km : FARTHEST_KM, mostMinor);
  return { fromMinor: least, isExact: least === most };
}

function isByBasket({ rates, selfDeliveryRates }: Pick<ChargeInput, 'rates' | 'selfDeliveryRates'>): boolean {
  return !selfDeliveryRates && rates.chargeType === 'basket_bands';
}

function fixedRates(rates: ChargeInput['rates'], fixedMinor: number): ChargeInput['rates'] {
  return { ...rates, chargeType: 'fixed', fixedMinor };
}
