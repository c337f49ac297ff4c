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

export type Priced = { nowMinor: number; beforeMinor: number };

export function hourPrice(prices: VehiclePrices): Priced | null {
  return discounted(prices.hourlyMinor, prices);
}

export function dayPrice(prices: VehiclePrices): Priced | null {
  return discounted(prices.dailyMinor, prices);
}

/** Only percent discounts apply: an amount is meant per hour or day and would reduce a kilometer to nothing. */
export function kilometrePrice(prices: VehiclePrices): Priced | null {
  return discounted(
    prices.perKmMinor,
    prices.discountType === 'percent' ? prices : { ...prices, discount: 0 },
  );
}

function discounted(minor: number | null, { discount, discountType }: VehiclePrices): Priced | null {
  if (minor === null) return null;
  const off = discountType === 'percent' ? percentOf(minor, discount) : discount;
  return { nowMinor: Math.max(0, minor - Math.max(0, off)), beforeMinor: minor };
}

/** Duration or distance of a rental and the number of vehicles. */
export type Use = { type: RentalType; hours: number; kilometres: number; quantity: number };

/** Price of a rental. Started hours and days count in full, kilometers exactly. Null when the type is not offered. */
export function usageMinor(prices: VehiclePrices, use: Use): Priced | null {
  const [unit, count] = unitOf(prices, use);
  if (!unit) return null;
  const total = (minor: number) => Math.round(minor * count) * use.quantity;
  return { nowMinor: total(unit.nowMinor), beforeMinor: total(unit.beforeMinor) };
}

function unitOf(prices: VehiclePrices, { type, hours, kilometres }: Use): [Priced | null, number] {
  if (type === 'hourly') return [hourPrice(prices), Math.max(1, Math.ceil(hours))];
  if (type === 'day_wise') return [dayPrice(prices), Math.max(1, Math.ceil(hours / 24))];
  return [kilometrePrice(prices), Math.max(0, kilometres)];
}
