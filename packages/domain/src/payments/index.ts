export {
  PAYMENT_MOVES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type ProviderOutcome,
  type Settlement,
  settlementOf,
} from './states.ts';
