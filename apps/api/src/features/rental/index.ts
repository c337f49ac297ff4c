export { eraseCustomer, hasRunningTrip } from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { mergeGuestRentalCart } from './merge-guest-rental-cart.ts';
export { FROM_VEHICLES, joinVehicle } from './vehicle-sql.ts';
export { listVehicleResponses } from './vehicles.service.ts';
