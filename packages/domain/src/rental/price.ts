import type { DiscountType } from '../catalog/index.ts';
import { percentOf } from '../money/index.ts';

export const RENTAL_TYPES = ['hourly', 'distance_wise', 'day_wise'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

/** Prices of a vehicle; null where that rental type is not offered. `discount` is percent points or minor units. */
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

/** Duration or distance of a rental and the number of vehicles. */
export type RentalUsage = { type: RentalType; hours: number; kilometers: number; quantity: number };

/** Price of a rental. Started hours and days count in full, kilometers exactly. Null when the type is not offered. */
export function usagePrice(prices: VehiclePrices, use: RentalUsage): DiscountedPrice | null {
  const [unit, count] = unitOf(prices, use);
  if (!unit) return null;
  const total = (minor: number) => Math.round(minor * count) * use.quantity;
  return { priceMinor: total(unit.priceMinor), originalMinor: total(unit.originalMinor) };
}

function unitOf(
  prices: VehiclePrices,
  { type, hours, kilometers }: RentalUsage,
): [DiscountedPrice | null, number] {
  if (type === 'hourly') return [hourlyPrice(prices), Math.max(1, Math.ceil(hours))];
  if (type === 'day_wise') return [dailyPrice(prices), Math.max(1, Math.ceil(hours / 24))];
  return [kilometerPrice(prices), Math.max(0, kilometers)];
}
