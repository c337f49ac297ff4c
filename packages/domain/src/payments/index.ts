export { type PaymentSplit, type RemainderMethodSetting, remainderMethods, splitPayment } from './split.ts';
export {
  decideSettlement,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
  type ProviderOutcome,
  type Settlement,
} from './states.ts';
