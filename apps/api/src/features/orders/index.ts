export { hasAttachments, listAttachmentKeys } from './attachments/attachments.queries.ts';
export { attachmentUrl, attachToOrder } from './attachments/attachments.ts';
export { listCancelReasonsOf, listReasons } from './cancel/reasons.service.ts';
export { cancelOrder } from './cancel.service.ts';
export { claimGuestOrders } from './claim.service.ts';
export { awaitsPayment } from './confirm/awaits-payment.ts';
export { listOverdueOrders } from './confirm/overdue-orders.queries.ts';
export { receivePayment } from './confirm/receive-payment.ts';
export {
  type Cancellation,
  kindOf,
  type OrderKind,
  type OrderKinds,
  type PlaceContext,
  type PlacedKind,
  type PlaceInput,
  type PlacingSteps,
} from './kinds/order-kind.ts';
export { placeAs } from './kinds/place-as.ts';
export { placeOrder, placeOrderFor, storeOrder } from './kinds/store-order.ts';
export {
  BOARD_READ,
  OFFLINE_PAYMENT_MAIL_JOB,
  type OfflinePaymentOutcome,
  ORDER_EDIT_MAIL_JOB,
  ORDER_MAIL_JOB,
  ORDER_PLACED,
  ORDER_REFUND_JOB,
  ORDER_STATUS_CHANGED,
  OWED_REFUND_JOB,
  orderTopic,
  publishDeliveries,
  publishOrderChanged,
} from './order-events.ts';
export { confirmPayment } from './order-payment.ts';
export { listUnderway, type Underway } from './orders.queries.ts';
export type { OrderDeps } from './orders.types.ts';
export { listOrderOwners } from './own/order-owners.queries.ts';
export { awaitsCourier, hasOrderedItem, ownsOrder } from './own/owned-orders.queries.ts';
export { deliveredAt, orderChanged, readOwnOrder, requireOwnOrder } from './own-order.ts';
export {
  findRunning,
  listOwnContacts,
  listOwnOrderIds,
  listReasonTexts,
  lockOrdersOf,
  personalData,
} from './personal-data.queries.ts';
export { assertQuoteUnchanged } from './place/agreed-amounts.ts';
export { type Placed, requestedAccount } from './place/commit-order.ts';
export { placeOf } from './place/order-place.ts';
export { requireOrderQuota } from './place/order-quota.ts';
export { lineValueOf } from './place/order-values.ts';
export { retryOnce } from './place/retry-once.ts';
export { registerTallyJobs } from './place/tally-jobs.ts';
export { assignOrderToCourier } from './transition/assign-order-to-courier.ts';
export { changeAmounts } from './transition/order-changes.ts';
export {
  findOrder,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from './transition/order-transitions.queries.ts';
export {
  setDeliveryWindow,
  type TransitionDetails,
  transitionOrder,
} from './transition/order-transitions.ts';
