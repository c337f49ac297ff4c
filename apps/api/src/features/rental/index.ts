export { mergeGuestRentalCart } from './merge-guest-rental-cart.ts';
export { listVehicleResponses } from './vehicles.service.ts';
