export const TRIP_STATUSES = [
  'pending',
  'confirmed',
  'ongoing',
  'completed',
  'canceled',
  'payment_failed',
] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** Whether a trip is upcoming or in progress. */
export function isTripActive(status: TripStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'ongoing';
}
