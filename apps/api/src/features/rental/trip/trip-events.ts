import { eventName } from '../../../platform/jobs/index.ts';

/** A trip was extended or shortened by its customer. */
export const TRIP_CHANGED = eventName<{ orderId: number; differenceMinor: number }>('trip.changed');
