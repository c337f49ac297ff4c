export { type ArrivalInput, arrivalWindow, arrivedOnTime } from './arrival.ts';
export { canRequestRefund, canReview, REFUND_DAYS, splitRefund } from './post-delivery.ts';
export {
  canCustomerCancel,
  canTransition,
  checkTransition,
  isRunning,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
  statusRank,
} from './states.ts';
export { timeline } from './timeline.ts';
