export {
  type AddRejection,
  addVehicle,
  type CartVehicle,
  cartAfterModuleChoice,
  removeVehicle,
  type VehicleLine,
} from './cart.ts';
export {
  type DiscountedPrice,
  dailyPrice,
  hourlyPrice,
  kilometerPrice,
  RENTAL_TYPES,
  type RentalType,
  type RentalUsage,
  usagePrice,
  type VehiclePrices,
} from './price.ts';
export { isTripActive, TRIP_STATUSES, type TripStatus } from './states.ts';
