export { type PaymentSplit, type SecondMethod, secondMethods, splitPayment } from './split.ts';
export {
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
  type ProviderOutcome,
  type Settlement,
  settlementOf,
} from './states.ts';
