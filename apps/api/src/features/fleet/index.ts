export {
  bookVehicles,
  endBookings,
  listBookedPlates,
  listBookings,
  releaseVehicles,
  replacePlates,
  type VehicleBooking,
} from './bookings.queries.ts';
