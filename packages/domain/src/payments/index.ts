export { type PaymentSplit, type SecondMethod, secondMethods, splitPayment } from './split.ts';
export {
  PAYMENT_TRANSITIONS,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type ProviderOutcome,
  type Settlement,
  settlementOf,
} from './states.ts';
