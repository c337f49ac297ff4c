export { canRequestRefund, canReview, REFUND_DAYS, splitRefund } from './afterwards.ts';
export { type ArrivalInput, arrivalWindow, keptPromise } from './arrival.ts';
export {
  canCustomerCancel,
  canMove,
  checkMove,
  isRunning,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderStatus,
  statusRank,
} from './states.ts';
export { timeline } from './timeline.ts';
