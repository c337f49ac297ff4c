export { mergeGuestRentalCart } from './merge-guest-rental-cart.ts';
export { registerTripJobs } from './messages/trip-mails.jobs.ts';
export { personalData } from './personal-data.queries.ts';
export { listRentalCartOwners } from './rental-cart.queries.ts';
export {
  addVehicleRating,
  changeVehicleReview,
  lockVehicleReview,
} from './reviews/vehicle-reviews.queries.ts';
export { cancellationOf } from './trip/cancel-trip.service.ts';
export { tripOrder } from './trip/trip-order.ts';
export { findTripRows, type TripRow } from './trip/trip-row.ts';
export { listVehicleResponses } from './vehicles.service.ts';
