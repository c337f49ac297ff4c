import {
  beginBookings,
  deleteClosures,
  endBookings,
  insertClosure,
  listBookedPlates,
  listHolders,
  releaseVehicles,
  replacePlates,
  resetBookings,
  updateClosure,
} from './bookings.queries.ts';

export {
  bookVehicles,
  listBookings,
  listCalendarBookings,
  listUpcomingBookings,
  type VehicleBooking,
} from './bookings.queries.ts';

/** When each individual vehicle is booked. */
export const vehicleBookings = {
  begin: beginBookings,
  resetBegin: resetBookings,
  end: endBookings,
  listHolders,
  release: releaseVehicles,
  listPlates: listBookedPlates,
  replacePlates,
};

/** When individual vehicles are closed by their provider. */
export const vehicleClosures = { add: insertClosure, change: updateClosure, remove: deleteClosures };
