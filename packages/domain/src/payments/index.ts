export { PAYMENT_METHODS, type PaymentMethod } from './methods.ts';
export {
  type PaymentSplit,
  REMAINDER_METHODS,
  type RemainderMethodSetting,
  remainderMethods,
  splitPayment,
} from './split.ts';
export {
  decideSettlement,
  PAYMENT_FLAGS,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentFlag,
  type PaymentStatus,
  PROVIDER_STATES,
  type ProviderOutcome,
  type Settlement,
} from './states.ts';
