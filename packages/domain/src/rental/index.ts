export {
  type AddRejection,
  addVehicle,
  type CartVehicle,
  cartAfterModuleChoice,
  removeVehicle,
  type VehicleLine,
} from './cart.ts';
export {
  dayPrice,
  hourPrice,
  kilometrePrice,
  type Priced,
  RENTAL_TYPES,
  type RentalType,
  type Use,
  usageMinor,
  type VehiclePrices,
} from './price.ts';
export { isTripRunning, TRIP_STATUSES, type TripStatus } from './states.ts';
