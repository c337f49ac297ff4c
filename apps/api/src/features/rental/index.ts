import { openVehicleExport } from './fleet-file/export-vehicles.ts';
import { importVehicles } from './fleet-file/import-vehicles.ts';
import { listProviders } from './records/vehicles.queries.ts';
import {
  addVehicleRating,
  changeVehicleReview,
  lockVehicleReview,
} from './reviews/vehicle-reviews.queries.ts';

export { CHARGE_EVENTS } from './counter/charge-events.ts';
export type { TripMailKind } from './messages/trip-mail-text.ts';
export { readTripMail, TRIP_REMINDER } from './messages/trip-mails.ts';
export { personalData } from './personal-data.queries.ts';
export { findCartVehicle } from './rental-cart.queries.ts';
export { addToRentalCart } from './rental-cart.service.ts';
export { termsOf } from './terms.ts';
export { cancellationOf } from './trip/cancel-trip.service.ts';
export { cancellationPeriodsOf } from './trip/trip.serializer.ts';
export { bookTrip } from './trip/trip-order.ts';
export { findTripRows, type TripRow } from './trip/trip-row.ts';
export { TRIP_CHANGED } from './trip/write-change.ts';
export { pricesOfRow } from './vehicle.serializer.ts';
export { listVehicleResponses } from './vehicles.service.ts';

/** Reviews of vehicles, for moderators. */
export const vehicleReviews = {
  addRating: addVehicleRating,
  change: changeVehicleReview,
  lock: lockVehicleReview,
};

/** Vehicles of a provider from a file, and a file that this reads unchanged. */
export const fleetFiles = { import: importVehicles, openExport: openVehicleExport, listProviders };
