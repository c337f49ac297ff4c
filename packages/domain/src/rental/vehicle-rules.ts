import type { VehiclePrices } from './price.ts';

/** Kinds of fuel; vehicles without an engine have `none`. */
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric', 'none'] as const;
export type Fuel = (typeof FUELS)[number];

/** Kinds of gearbox; vehicles without one have `none`. */
export const GEARBOXES = ['automatic', 'manual', 'none'] as const;
export type Gearbox = (typeof GEARBOXES)[number];

/** What a vehicle may hold, in every way in. */
export const VEHICLE_LIMITS = {
  nameCharacters: 200,
  descriptionCharacters: 20_000,
  modelCharacters: 80,
  seats: 100,
  /** Cubic centimeters. */
  engineCapacity: 50_000,
  /** Horsepower. */
  enginePower: 5000,
  /** Of an hour, a day or a kilometer. */
  priceMinor: 99_999_999_999,
  tags: 50,
  tagCharacters: 60,
  pictures: 50,
  /** Individual vehicles of one kind, in and out of service together. */
  plates: 1000,
  plateCharacters: 30,
} as const;

/** What a provider's terms may hold. */
export const TERMS_LIMITS = {
  /** The length of a trip: a year. */
  hours: 8784,
  amountMinor: 99_999_999_999,
  cancelSteps: 6,
} as const;

export type VehicleFault = 'vehicle_unpriced' | 'vehicle_free' | 'discount_high';

/**
 * The fault of a vehicle's prices; null if it can be rented for them. It has a price in at least one way of renting, and
 * none of them is 0. A discount as an amount applies to hours and days, so it is at most the lower of their prices.
 */
export function vehicleFault(prices: VehiclePrices): VehicleFault | null {
  const { hourlyMinor, dailyMinor, perKmMinor, discount, discountType } = prices;
  const given = [hourlyMinor, dailyMinor, perKmMinor].filter((price) => price !== null);
  if (given.length === 0) return 'vehicle_unpriced';
  if (given.some((price) => price <= 0)) return 'vehicle_free';
  const reduced = [hourlyMinor, dailyMinor].filter((price) => price !== null);
  const most = discountType === 'percent' ? 100 : Math.min(...reduced, VEHICLE_LIMITS.priceMinor);
  return discount > most ? 'discount_high' : null;
}

export type TermsFault = 'terms_length';

/** The fault of a provider's terms: no trip can be at least and at most so long. */
export function termsFault(terms: { minimumHours: number; maximumHours: number | null }): TermsFault | null {
  return terms.maximumHours !== null && terms.maximumHours < terms.minimumHours ? 'terms_length' : null;
}

export type ClosureFault = 'closure_period';

/** The fault of a closure's times: it ends after it begins, and not in the past. */
export function closureFault(fromMs: number, toMs: number, nowMs: number): ClosureFault | null {
  return toMs <= fromMs || toMs <= nowMs ? 'closure_period' : null;
}

/** A plate as it is stored: without outer spaces, with single spaces between its parts, in capital letters. */
export function plateText(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').toUpperCase();
}

/** The plates of a text, one per line or separated by commas, each once. */
export function platesIn(text: string): string[] {
  return [...new Set(text.split(/[\n,،;]/).map(plateText))].filter((plate) => plate !== '');
}
