export { type PaymentSplit, type SecondWay, secondMethods, splitPayment } from './split.ts';
export {
  PAYMENT_MOVES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type ProviderOutcome,
  type Settlement,
  settlementOf,
} from './states.ts';
