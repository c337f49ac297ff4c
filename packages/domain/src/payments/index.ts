export {
  PAYMENT_METHODS,
  type PaymentMethod,
  REMAINDER_METHODS,
  type RemainderMethodSetting,
} from './methods.ts';
export {
  OFFLINE_ENTRY_CHARACTERS,
  OFFLINE_METHOD_LIMITS,
  offlineFieldNames,
} from './offline-methods.ts';
export {
  type Payable,
  type PaymentSplit,
  payableAt,
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
