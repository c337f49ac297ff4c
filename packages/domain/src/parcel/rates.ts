import { type GeneralRates, type StoredRates, type ZoneRates, zoneRates } from '../delivery/index.ts';

/** Rates of a parcel category; a null value is that of the zone. */
export type CategoryRates = { perKmMinor: number | null; minimumMinor: number | null };

/**
 * The rates of a parcel: those of its category if it has some, else those of the sender's zone, else the operator's
 * general ones. A rate per kilometer of the category replaces a fixed charge or the bands of the zone. The zone's maximum always
 * applies.
 */
export function parcelRates(
  category: CategoryRates,
  zone: StoredRates | null,
  general: GeneralRates,
): ZoneRates {
  const base = zoneRates(zone, general);
  return {
    ...base,
    chargeType: category.perKmMinor === null ? base.chargeType : 'distance',
    perKmMinor: category.perKmMinor ?? base.perKmMinor,
    minimumMinor: category.minimumMinor ?? base.minimumMinor,
  };
}
