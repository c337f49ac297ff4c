export { type ArrivalEstimateInput, arrivalWindow, remainingWindow } from './arrival-window.ts';
export { canRequestRefund, canReview, REFUND_WINDOW_DAYS, splitRefund } from './post-delivery.ts';
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
