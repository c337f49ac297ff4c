export {
  type AmountBounds,
  amountBeyondBounds,
  type OfferBounds,
  type OfferTerms,
  offerBeyondBounds,
  type StoreAmounts,
} from './bounds.ts';
export { deliversTo, isInDeliveryArea, type StoreZones } from './delivery-area.ts';
export {
  nextTerm,
  PLAN_STATES,
  type PlanState,
  type PlanTerm,
  planEnd,
  planState,
  TRIAL_UNITS,
  type TrialUnit,
  termAt,
  trialEnd,
} from './plan-terms.ts';
