export { type ArrivalEstimateInput, arrivalWindow, remainingWindow } from './arrival-window.ts';
export { type LineQuantity, lineRefund, type RefundableOrder } from './line-refund.ts';
export {
  canRequestRefund,
  canReview,
  REFUND_DESTINATIONS,
  REFUND_WINDOW_DAYS,
  type RefundDestination,
  splitRefund,
} from './post-delivery.ts';
export { courierTransitions, storeTransitions } from './side-transitions.ts';
export { DUE_WITHOUT_WINDOW, needsCode, needsReason, staffTransitions } from './staff-transitions.ts';
export {
  canCustomerCancel,
  canTransition,
  checkTransition,
  isActive,
  isCashPaidAt,
  keepsPaymentWhenCanceled,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
  statusRank,
} from './states.ts';
export { timeline } from './timeline.ts';
