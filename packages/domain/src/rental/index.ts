export { type Booking, type CalendarDay, freePlates, vehicleCalendar } from './calendar.ts';
export {
  CANCEL_STEP_FAULTS,
  type CancellationPeriod,
  type CancellationStep,
  type CancellationTerms,
  cancellationPeriods,
  cancellationSteps,
  cancelStepsFault,
  freeUntilMs,
  type TripCancellation,
  termsOfSteps,
  tripCancellation,
} from './cancellation.ts';
export {
  type AddRejection,
  addVehicle,
  type CartVehicle,
  cartAfterModuleChoice,
  removeVehicle,
  type VehicleLine,
} from './cart.ts';
export { type ChangeSettlement, settleChange } from './change.ts';
export {
  COUNTER_GRACE_MS,
  FULL_EIGHTHS,
  HANDOVER_UNDO_MINUTES,
  HANDOVER_WARNINGS,
  type HandoverWarning,
  handoverUndoUntilMs,
  handoverWarnings,
  hasReadings,
  INSPECTION_LIMITS,
  isLicenseValid,
  type SeenLicense,
} from './handover.ts';
export { hoursOfDistance, tripEndMs, tripHours } from './length.ts';
export {
  type ProviderOffer,
  priceVehicles,
  promisedPrices,
  tripOfferGap,
  type VehiclesInput,
  type VehiclesPrice,
} from './offer.ts';
export {
  type DiscountedPrice,
  PRICE_UNITS,
  RENTAL_TYPES,
  type RentalLength,
  type RentalType,
  VEHICLE_SORTS,
  type VehiclePrice,
  type VehiclePrices,
  type VehicleSort,
} from './price.ts';
export { quoteTrip, type TripQuote, type TripQuoteInput } from './quote.ts';
export { REMINDER_LEAD_MS, reminderState } from './reminders.ts';
export {
  canCancelTrip,
  canChangeTrip,
  isTripActive,
  orderStatusesOf,
  TRIP_STATUSES,
  type TripStatus,
  tripStatus,
} from './states.ts';
export { LATE_MS, type TimeProblem, timeProblems } from './time-rules.ts';
export { TRIP_BOARD_COLUMNS, type TripBoardColumn, tripBoardColumn, tripDueMs } from './trip-board.ts';
export {
  type ChargedAmount,
  type DepositSettlement,
  DISPUTE_OUTCOMES,
  disputeOutcome,
  distanceCharge,
  ENTERED_CHARGE_KINDS,
  type ExtraCharge,
  isReturnLate,
  lateCharge,
  settleDeposit,
  TRIP_CHARGE_KINDS,
  TRIP_PICTURE_STAGES,
  type TripChargeKind,
  type TripPictureStage,
} from './trip-charges.ts';
export {
  closureFault,
  FUELS,
  type Fuel,
  GEARBOXES,
  type Gearbox,
  platesIn,
  plateText,
  TERMS_LIMITS,
  termsFault,
  VEHICLE_LIMITS,
  vehicleFault,
} from './vehicle-rules.ts';
