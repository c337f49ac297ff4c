export {
  type AdminFreeDelivery,
  type ChargeInput,
  chargeByRates,
  type DeliveryCharge,
  deliveryChargeMinor,
  type FreeDeliveryReason,
  type GeneralRates,
  ORDER_TYPES,
  type OrderType,
  type StoredRates,
  type StoreRates,
  type Surcharge,
  surchargeMinor,
  type VehicleExtra,
  vehicleExtraMinor,
  type ZoneRates,
  zoneRates,
} from './charge.ts';
export { type ChargeEstimate, estimateChargeMinor } from './charge-estimate.ts';
export {
  COURIER_REASONS,
  type CourierCandidate,
  type CourierReason,
  rankCouriers,
  reasonOf,
} from './courier-choice.ts';
export {
  BAND_FAULTS,
  BAND_LIMITS,
  type BandFault,
  bandsFault,
  CHARGE_TYPES,
  type ChargeType,
  type FeeBand,
  type HourExtra,
  hourExtraMinor,
  hoursFault,
} from './fee-bands.ts';
export {
  freeDeliveryFromMinor,
  freeDeliveryProgress,
  freeDeliveryThresholdMinor,
} from './free-delivery-progress.ts';
export {
  courierEarningMinor,
  DECLINE_REASONS,
  DELIVERY_PROOFS,
  type DeclineReason,
  type DeliveryProof,
  deliveryProof,
  MOST_CARRIED,
  OFFER_AHEAD_MINUTES,
  OFFER_SECONDS,
} from './offers.ts';
export { VEHICLE_LIMITS, vehicleFault } from './vehicle-limits.ts';
