import type { Translate } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { lengthText } from '../vehicle-labels.ts';

/** "3 days", "2 hours" or "20 km" of a booked trip. */
export function tripLength(
  trip: Pick<Trip, 'trip_type' | 'estimated_hours' | 'distance'>,
  t: Translate,
): string {
  const { trip_type: rental_type, estimated_hours, distance } = trip;
  return lengthText({ rental_type, estimated_hours, distance: distance ?? 0 }, t);
}
