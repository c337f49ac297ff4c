import { allocate } from '../money/index.ts';
import {
  type DiscountedPrice,
  dailyPrice,
  hourlyPrice,
  kilometerPrice,
  type RentalLength,
  type VehiclePrice,
  type VehiclePrices,
  vehiclePrice,
} from './price.ts';

/**
 * A provider's running offer: a percentage off all its vehicles, for a trip that reaches the minimum before discounts, up
 * to a maximum for the whole trip. A maximum of 0 is none.
 */
export type ProviderOffer = { percent: number; minPurchaseMinor: number; maxDiscountMinor: number };

/** The price of all vehicles of one class for a trip. */
export type VehiclesPrice = DiscountedPrice & {
  /** The price of one vehicle, before the offer. */
  one: VehiclePrice;
  /** The offer's discount on all of them. */
  offerMinor: number;
};

export type VehiclesInput = {
  vehicles: { prices: VehiclePrices; quantity: number }[];
  length: RentalLength;
  /** The provider's least price of one vehicle, which no discount goes below. */
  minimumMinor: number;
  /** The provider's running offer, or the agreed one. */
  offer: ProviderOffer | null;
};

/**
 * Prices the vehicles of a trip together, because the terms of an offer apply to the whole trip. An offer that applies
 * replaces the vehicles' own discounts, as a store's offer replaces those of its items [MONEY-14]. Returns the prices
 * in the order of the input; null for a vehicle that does not offer this rental type.
 */
export function priceVehicles(input: VehiclesInput): (VehiclesPrice | null)[] {
  const offer = earnedOffer(input);
  const { length, minimumMinor } = input;
  const lines = input.vehicles.map(({ prices, quantity }) => {
    const one = vehiclePrice(offer ? undiscounted(prices) : prices, length, minimumMinor);
    if (!one) return null;
    const reduced = offer && vehiclePrice(underOffer(prices, offer), length, minimumMinor);
    const offerMinor = reduced ? (one.priceMinor - reduced.priceMinor) * quantity : 0;
    return { one, quantity, offerMinor };
  });
  const shares = lines.map((line) => line?.offerMinor ?? 0);
  const capped = cappedShares(shares, offer?.maxDiscountMinor ?? 0);
  return lines.map((line, at) => {
    if (!line) return null;
    const { one, quantity } = line;
    const offerMinor = capped[at] ?? 0;
    return {
      one,
      offerMinor,
      priceMinor: one.priceMinor * quantity - offerMinor,
      originalMinor: one.originalMinor * quantity,
    };
  });
}

/** The offer if the trip reaches its minimum. */
function earnedOffer({ vehicles, length, minimumMinor, offer }: VehiclesInput): ProviderOffer | null {
  if (!offer || offer.percent <= 0) return null;
  const beforeMinor = vehicles.reduce(
    (sum, { prices, quantity }) =>
      sum + (vehiclePrice(undiscounted(prices), length, minimumMinor)?.priceMinor ?? 0) * quantity,
    0,
  );
  return beforeMinor >= offer.minPurchaseMinor ? offer : null;
}

function cappedShares(shares: number[], maximumMinor: number): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return maximumMinor > 0 && total > maximumMinor ? allocate(maximumMinor, shares) : shares;
}

type UnitPrices = Record<'hour' | 'day' | 'kilometer', DiscountedPrice | null>;

/**
 * The prices of an hour, day or kilometer that may be promised before the trip is known. An offer without conditions is
 * deducted. An offer with a minimum or a maximum has to be earned. While it runs, a vehicle's own discount is promised
 * only up to the offer's, because the offer replaces it in a longer trip [MONEY-14].
 */
export function promisedPrices(prices: VehiclePrices, offer: ProviderOffer | null): UnitPrices {
  const promised = (priceOf: (prices: VehiclePrices) => DiscountedPrice | null) => {
    const own = priceOf(prices);
    if (!own || !offer || offer.percent <= 0) return own;
    if (offer.maxDiscountMinor > 0) return { ...own, priceMinor: own.originalMinor };
    const earned = priceOf(underOffer(prices, offer)) ?? own;
    if (offer.minPurchaseMinor <= 0) return earned;
    return { ...own, priceMinor: Math.max(own.priceMinor, earned.priceMinor) };
  };
  return { hour: promised(hourlyPrice), day: promised(dailyPrice), kilometer: promised(kilometerPrice) };
}

/**
 * How much a trip is short of the offer's minimum. Null if reaching it would not lower the price of the current
 * vehicles, for example because it is reached.
 */
export function tripOfferGap(input: VehiclesInput): { percent: number; missingMinor: number } | null {
  const { offer } = input;
  if (!offer) return null;
  const now = priceVehicles(input);
  const reached = priceVehicles({ ...input, offer: { ...offer, minPurchaseMinor: 0 } });
  if (sumOf(reached, 'priceMinor') >= sumOf(now, 'priceMinor')) return null;
  return { percent: offer.percent, missingMinor: offer.minPurchaseMinor - sumOf(now, 'originalMinor') };
}

function sumOf(lines: (VehiclesPrice | null)[], which: 'originalMinor' | 'priceMinor'): number {
  return lines.reduce((sum, line) => sum + (line?.[which] ?? 0), 0);
}

function undiscounted(prices: VehiclePrices): VehiclePrices {
  return { ...prices, discount: 0 };
}

function underOffer(prices: VehiclePrices, { percent }: ProviderOffer): VehiclePrices {
  return { ...prices, discount: percent, discountType: 'percent' };
}
