import { localTime } from '../time/index.ts';

/** How a module charges deliveries in a zone. Bands replace the rate per kilometer with its minimum and maximum. */
export const CHARGE_TYPES = ['distance', 'fixed', 'distance_bands', 'basket_bands'] as const;
export type ChargeType = (typeof CHARGE_TYPES)[number];

/** A band of a delivery fee, up to the next one: it begins at `from` kilometers, or at a basket of `from` minor units. */
export type FeeBand = { from: number; feeMinor: number };

/** An extra charge at certain hours. Days are 0 for Sunday; times are minutes of the day, and may end past midnight. */
export type HourExtra = { days: readonly number[]; from: number; to: number; extraMinor: number };

export const BAND_LIMITS = { bands: 20, hours: 20, km: 500, minor: 1_000_000_000 } as const;

export const BAND_FAULTS = [
  'bands_missing',
  'bands_start',
  'bands_order',
  'bands_fall',
  'hours_empty',
] as const;
export type BandFault = (typeof BAND_FAULTS)[number];

/** The fee of the band that holds a distance or a basket; 0 without bands. */
export function bandFeeMinor(bands: readonly FeeBand[], at: number): number {
  return bands.findLast(({ from }) => from <= Math.max(0, at))?.feeMinor ?? 0;
}

/** The lowest and the highest fee of bands, which every basket lies between. */
export function bandRange(bands: readonly FeeBand[]): { leastMinor: number; mostMinor: number } {
  const fees = bands.map(({ feeMinor }) => feeMinor);
  return { leastMinor: fees.length > 0 ? Math.min(...fees) : 0, mostMinor: Math.max(0, ...fees) };
}

/**
 * Why bands cannot be stored: none, the first one does not begin at 0, two begin alike or out of order, or a fee falls
 * with the distance, so that a card could not say from what charge on a store delivers. Null if they can.
 */
export function bandsFault(chargeType: ChargeType, bands: readonly FeeBand[]): BandFault | null {
  if (chargeType !== 'distance_bands' && chargeType !== 'basket_bands') return null;
  if (bands.length === 0) return 'bands_missing';
  if (bands[0]?.from !== 0) return 'bands_start';
  const pairs = bands.slice(1).map((band, index) => [bands[index] ?? band, band] as const);
  if (pairs.some(([before, band]) => band.from <= before.from)) return 'bands_order';
  const falls = pairs.some(([before, band]) => band.feeMinor < before.feeMinor);
  return chargeType === 'distance_bands' && falls ? 'bands_fall' : null;
}

/** Why extra charges by hour cannot be stored: one has no day or no time. Null if they can. */
export function hoursFault(hours: readonly HourExtra[]): BandFault | null {
  return hours.some(({ days, from, to }) => days.length === 0 || from === to) ? 'hours_empty' : null;
}

/** The highest extra charge of the hours that hold an instant in a time zone; 0 outside of all. */
export function hourExtraMinor(hours: readonly HourExtra[], atMs: number, timeZone: string): number {
  if (hours.length === 0) return 0;
  const { weekday, minutes } = localTime(atMs, timeZone);
  const running = hours.filter(({ days, from, to }) => {
    if (from < to) return days.includes(weekday) && minutes >= from && minutes < to;
    const isEvening = days.includes(weekday) && minutes >= from;
    return isEvening || (days.includes((weekday + 6) % 7) && minutes < to);
  });
  return Math.max(0, ...running.map(({ extraMinor }) => extraMinor));
}
