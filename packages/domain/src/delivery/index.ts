export {
  type AdminFree,
  type ChargeInput,
  type DeliveryCharge,
  deliveryChargeMinor,
  type FreeReason,
  type OrderType,
  type StoreRates,
  type Surcharge,
  type ZoneRates,
} from './charge.ts';
export { freeDeliveryProgress, freeDeliveryThresholdMinor } from './progress.ts';
