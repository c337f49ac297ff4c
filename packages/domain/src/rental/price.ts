import type { DiscountType } from '../catalog/index.ts';
import { percentOf } from '../money/index.ts';

export const RENTAL_TYPES = ['hourly', 'distance_wise', 'day_wise'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

/** What a vehicle costs; null where it is not let that way. `discount` is percent points or minor units. */
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

/** A discount in money is meant for a day or an hour; off a kilometre it would leave nothing, so only percents are. */
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

/** How long or how far a vehicle is taken, and how many of it. */
export type Use = { type: RentalType; hours: number; kilometres: number; quantity: number };

/** A begun hour and a begun day count whole; kilometres count as they are. Null where it is not let that way. */
export function useMinor(prices: VehiclePrices, use: Use): Priced | null {
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
