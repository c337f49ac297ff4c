export {
  CANCELLATION_TYPES,
  type CancellationType,
  cancellationFeeMinor,
  cancellationType,
  dueReturnFeeMinor,
  type ReturnTerms,
  returnDeadlineMs,
} from './cancellation.ts';
export {
  CATEGORY_FAULTS,
  type CategoryFault,
  categoryFault,
  PARCEL_CATEGORY_LIMITS,
} from './category-limits.ts';
export { type EndsRejection, isSamePlace, isWithinDistance, type ParcelEnds, parcelZones } from './ends.ts';
export {
  checkMeasure,
  MAX_PARCEL_VALUE,
  type Measured,
  type MeasureRejection,
  type MeasureRule,
  measureExtraMinor,
  PARCEL_MEASURES,
  PARCEL_SIZES,
  type ParcelSize,
  type SizeStep,
  type WeightStep,
} from './measure.ts';
export { type ParcelQuote, type ParcelQuoteInput, quoteParcel } from './quote.ts';
export { type CategoryRates, parcelRates } from './rates.ts';
