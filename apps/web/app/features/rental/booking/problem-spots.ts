import type { TripProblem } from '@errand/contract/rental-trip-fields';

/** The places of the page where a problem is shown and fixed, from top to bottom. */
export const SPOTS = [
  'trip',
  'vehicles',
  'contact',
  'driver-phone',
  'license',
  'documents',
  'payment',
  'coupon',
] as const;
export type Spot = (typeof SPOTS)[number];

const SPOT_OF: Record<string, Spot> = {
  pickup_location: 'trip',
  pickup_time: 'trip',
  destination_time: 'trip',
  estimated_hours: 'trip',
  distance: 'trip',
  rental_type: 'trip',
  driver_phone: 'driver-phone',
  driver_license: 'license',
  order_attachment: 'documents',
  payment_method: 'payment',
  coupon_code: 'coupon',
};

type Placed = Pick<TripProblem, 'code' | 'field'>;

/** Where a problem is fixed; null for one of the whole booking. */
export function spotOf({ code, field }: Placed): Spot | null {
  if (code === 'vehicle_taken' || code === 'vehicle_unavailable') return 'vehicles';
  if (field === undefined) return null;
  return field.startsWith('contact_person_') ? 'contact' : (SPOT_OF[field] ?? null);
}

/** The id of the element at a spot that takes the focus; payment is a section of the checkout. */
export function idOf(spot: Spot): string {
  return spot === 'payment' ? 'payment' : `booking-${spot}`;
}

/** The id of the element where a rejected field is entered; null for one of the whole booking. */
export function idOfField(field: string): string | null {
  const spot = spotOf({ code: '', field });
  return spot && idOf(spot);
}

/** The topmost spot with a problem; null without one. */
export function firstSpot(problems: TripProblem[]): Spot | null {
  const spots = new Set(problems.map(spotOf));
  return SPOTS.find((spot) => spots.has(spot)) ?? null;
}
