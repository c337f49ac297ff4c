export { canRequestRefund, canReview, REFUND_DAYS, splitRefund } from './afterwards.ts';
export { type ArrivalInput, arrivalWindow, arrivedOnTime } from './arrival.ts';
export {
  canCustomerCancel,
  canTransition,
  checkTransition,
  isRunning,
  ORDER_TRANSITIONS,
  ORDER_STATUSES,
  type OrderStatus,
  statusRank,
} from './states.ts';
export { timeline, timelineStep } from './timeline.ts';
