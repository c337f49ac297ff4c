import type { ZoneSlug } from '../city/index.ts';
import type { ModuleType } from '../world/types.ts';

/** Major units: rate per kilometer, minimum and maximum of a delivery. `fixed` replaces all three. */
type Rates = { perKm: number; minimum: number; maximum: number; fixed?: number };

/** The most central zone first: a store belongs to the first one that contains it. */
export const ZONE_ORDER: ZoneSlug[] = ['central', 'coast', 'greater'];

export const zoneRates: Record<ZoneSlug, Record<ModuleType, Rates>> = {
  central: {
    food: { perKm: 0.5, minimum: 1.5, maximum: 7 },
    grocery: { perKm: 0.6, minimum: 2, maximum: 9 },
    pharmacy: { perKm: 0, minimum: 0, maximum: 0, fixed: 1.5 },
    ecommerce: { perKm: 0.6, minimum: 2, maximum: 10 },
    parcel: { perKm: 0.8, minimum: 2, maximum: 15 },
    rental: { perKm: 0, minimum: 0, maximum: 0, fixed: 0 },
  },
  coast: {
    food: { perKm: 0.55, minimum: 1.75, maximum: 8 },
    grocery: { perKm: 0.65, minimum: 2.25, maximum: 10 },
    pharmacy: { perKm: 0.4, minimum: 1.25, maximum: 6 },
    ecommerce: { perKm: 0.65, minimum: 2.25, maximum: 11 },
    parcel: { perKm: 0.85, minimum: 2.25, maximum: 16 },
    rental: { perKm: 0, minimum: 0, maximum: 0, fixed: 0 },
  },
  greater: {
    food: { perKm: 0.6, minimum: 2, maximum: 10 },
    grocery: { perKm: 0.7, minimum: 2.5, maximum: 12 },
    pharmacy: { perKm: 0.45, minimum: 1.5, maximum: 8 },
    ecommerce: { perKm: 0.7, minimum: 2.5, maximum: 13 },
    parcel: { perKm: 0.9, minimum: 2.5, maximum: 20 },
    rental: { perKm: 0, minimum: 0, maximum: 0, fixed: 0 },
  },
};

/** Percent on top of every delivery of a zone. */
export const zoneSurcharges: Partial<Record<ZoneSlug, { percent: number; en: string; ar: string }>> = {
  greater: {
    percent: 10,
    en: 'Long roads: delivery costs 10% more out here.',
    ar: 'الطرق هنا طويلة، لذا تزيد رسوم التوصيل 10%.',
  },
};
