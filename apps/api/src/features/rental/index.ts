export { mergeGuestRentalCart } from './merge-guest-rental-cart.ts';
export { listVehicleShapes } from './vehicles.service.ts';
