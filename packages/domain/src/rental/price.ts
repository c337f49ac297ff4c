import type { DiscountType } from '../catalog/index.ts';
import { multiply, percentOf } from '../money/index.ts';

/** The orders of a list of vehicles. */
export const VEHICLE_SORTS = ['popular', 'rating', 'price_low', 'price_high'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

export const RENTAL_TYPES = ['hourly', 'day_wise', 'distance_wise'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

/** Prices of a vehicle; null for rental types that are not offered. `discount` is percent points or minor units. */
export type VehiclePrices = {
  hourlyMinor: number | null;
  perKmMinor: number | null;
  dailyMinor: number | null;
  discount: number;
  discountType: DiscountType;
};

export type DiscountedPrice = { priceMinor: number; originalMinor: number };

export function hourlyPrice(prices: VehiclePrices): DiscountedPrice | null {
  return discounted(prices.hourlyMinor, prices);
}

export function dailyPrice(prices: VehiclePrices): DiscountedPrice | null {
  return discounted(prices.dailyMinor, prices);
}

/** Only percent discounts apply: an amount is meant per hour or day and would reduce a kilometer to nothing. */
export function kilometerPrice(prices: VehiclePrices): DiscountedPrice | null {
  return discounted(
    prices.perKmMinor,
    prices.discountType === 'percent' ? prices : { ...prices, discount: 0 },
  );
}

function discounted(minor: number | null, { discount, discountType }: VehiclePrices): DiscountedPrice | null {
  if (minor === null) return null;
  const off = discountType === 'percent' ? percentOf(minor, discount) : discount;
  return { priceMinor: Math.max(0, minor - Math.max(0, off)), originalMinor: minor };
}

/** Duration and distance of a rental. */
export type RentalLength = { type: RentalType; hours: number; kilometers: number };

export const PRICE_UNITS = ['hour', 'day', 'kilometer'] as const;

/** The price of one vehicle for a whole trip, in parts. */
export type VehiclePrice = DiscountedPrice & {
  unit: (typeof PRICE_UNITS)[number];
  /** Started hours or days, or kilometers. */
  units: number;
  /** Discounted price of one unit. */
  unitMinor: number;
  /** The addition that raises the price to the provider's minimum. */
  minimumAdditionMinor: number;
};

/**
 * Price of one vehicle for a trip, at least the provider's minimum. Started hours and days count in full, kilometers
 * exactly. Null when the type is not offered.
 */
export function vehiclePrice(
  prices: VehiclePrices,
  length: RentalLength,
  minimumMinor = 0,
): VehiclePrice | null {
  const { price, unit, units } = unitsOf(prices, length);
  if (!price) return null;
  const usedMinor = multiply(price.priceMinor, units);
  const priceMinor = Math.max(usedMinor, minimumMinor);
  return {
    unit,
    units,
    unitMinor: price.priceMinor,
    minimumAdditionMinor: priceMinor - usedMinor,
    priceMinor,
    originalMinor: Math.max(priceMinor, multiply(price.originalMinor, units)),
  };
}

function unitsOf(prices: VehiclePrices, { type, hours, kilometers }: RentalLength) {
  if (type === 'hourly')
    return { price: hourlyPrice(prices), unit: 'hour' as const, units: Math.max(1, started(hours)) };
  if (type === 'day_wise')
    return { price: dailyPrice(prices), unit: 'day' as const, units: Math.max(1, started(hours / 24)) };
  return { price: kilometerPrice(prices), unit: 'kilometer' as const, units: Math.max(0, kilometers) };
}

/** The started units. Less than half a second of the next unit is a rounding error. */
function started(units: number): number {
  return Math.ceil(units - 0.0001);
}
