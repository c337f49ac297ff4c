import type { Vehicle } from '@errand/contract/rental';
import { providerPath } from '@errand/domain/navigation';
import { type SearchedTrip, withTrip } from './search/trip-address.ts';

/** The vehicle search of one category. */
export function categoryHref(categoryId: number): string {
  return `/rental/vehicle-search?categoryId=${categoryId}`;
}

export const ALL_VEHICLES = '/rental/vehicle-search?all_category=1';

/** The page of a provider, with the searched trip. */
export function providerHref(slug: string, trip?: SearchedTrip | null): string {
  return withTrip(providerPath(slug), trip);
}

/** The page of a vehicle, with the searched trip. */
export function vehicleHref({ slug }: Pick<Vehicle, 'slug'>, trip?: SearchedTrip | null): string {
  return withTrip(`/rental/vehicle/${slug}`, trip);
}

export const BOOKING = '/rental/booking';

/** The page of a trip; `key` and `contactNumber` let visitors other than its owner open it. */
export function tripHref(trip: {
  orderId: number;
  key?: string | undefined;
  contactNumber?: string | undefined;
}) {
  const query = new URLSearchParams();
  if (trip.contactNumber) query.set('contact_number', trip.contactNumber);
  if (trip.key) query.set('key', trip.key);
  return `/rental/trips/${trip.orderId}${query.size > 0 ? `?${query}` : ''}`;
}
