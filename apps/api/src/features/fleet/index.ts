export {
  bookVehicles,
  endBookings,
  listBookedPlates,
  listBookings,
  lockVehicles,
  moveBookings,
  releaseVehicles,
  replacePlates,
  type TimeRange,
  type VehicleBooking,
} from './bookings.queries.ts';
