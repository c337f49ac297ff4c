import type { OrderStatus } from '../orders/index.ts';
import { daysBetween, localTime } from '../time/index.ts';
import type { Fuel } from './vehicle-rules.ts';

/** How long before its time a pickup is not early, and how long after its time a return is not late. */
export const COUNTER_GRACE_MS = 30 * 60_000;

/** How long a hand-over by mistake can be undone. */
export const HANDOVER_UNDO_MINUTES = 15;

/** What the provider's employee has to confirm before the vehicles are handed over. */
export const HANDOVER_WARNINGS = ['early', 'license_differs'] as const;
export type HandoverWarning = (typeof HANDOVER_WARNINGS)[number];

/** The level of a tank or battery in eighths. */
export const FULL_EIGHTHS = 8;

/** What the record of a vehicle may hold. */
export const INSPECTION_LIMITS = {
  odometerKm: 9_999_999,
  conditionCharacters: 1000,
  /** Of one vehicle at the hand-over, at the return, or of its damage. */
  pictures: 12,
  charges: 20,
  chargeMinor: 99_999_999_999,
  chargeCharacters: 500,
} as const;

/** The license of the driver as the employee saw it. `validUntil` is a date such as "2030-05-31". */
export type SeenLicense = { name: string; number: string; validUntil: string };

/** The warnings of a hand-over. `bookedLicense` is the number that the customer gave; null for none. */
export function handoverWarnings(handover: {
  nowMs: number;
  pickupMs: number;
  bookedLicense: string | null;
  license: Pick<SeenLicense, 'number'> | null;
}): HandoverWarning[] {
  const { nowMs, pickupMs, bookedLicense, license } = handover;
  const isOther =
    license !== null && bookedLicense !== null && licenseKey(license.number) !== licenseKey(bookedLicense);
  return HANDOVER_WARNINGS.filter((warning) =>
    warning === 'early' ? nowMs < pickupMs - COUNTER_GRACE_MS : isOther,
  );
}

/** A number of a license without the spaces and dashes in which it may be written. */
function licenseKey(number: string): string {
  return number.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a license is valid on the day of the return, in the time of the provider. */
export function isLicenseValid(
  { validUntil }: Pick<SeenLicense, 'validUntil'>,
  returnMs: number,
  timeZone: string,
): boolean {
  const [year = 0, month = 0, day = 0] = validUntil.split('-').map(Number);
  return daysBetween(localTime(returnMs, timeZone), { year, month, day }) >= 0;
}

/** Until when a hand-over can be undone, exclusive; null before the hand-over and after the return. */
export function handoverUndoUntilMs(status: OrderStatus, handedOverMs: number | null): number | null {
  if (status !== 'picked_up' || handedOverMs === null) return null;
  return handedOverMs + HANDOVER_UNDO_MINUTES * 60_000;
}

/** Whether a vehicle has an odometer and a tank or battery, which are read at the hand-over and the return. */
export function hasReadings(fuel: Fuel): boolean {
  return fuel !== 'none';
}
