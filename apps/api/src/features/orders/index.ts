export { hasAttachments, listAttachmentKeys } from './attachments/attachments.queries.ts';
export { attachmentUrl, attachToOrder } from './attachments/attachments.ts';
export { cancelOrder, listCancelReasonsOf, listReasons } from './cancel.service.ts';
export { claimGuestOrders } from './claim.service.ts';
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
  type OrderDeps,
  OWED_REFUND_JOB,
  orderTopic,
  publishDeliveries,
  publishOrderChanged,
} from './events/order-events.ts';
export { confirmPayment, receivePayment } from './order-payment.ts';
export {
  awaitsCourier,
  findOrder,
  hasOrderedItem,
  listOrderOwners,
  listOverdueOrders,
  listUnderway,
  lockOrder,
  ownsOrder,
  type StoredOrder,
  type Underway,
  updateOrder,
} from './orders.queries.ts';
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
export { orderAddressOf } from './place/order-address.ts';
export { lineValueOf } from './place/order-values.ts';
export { requireOrderQuota, retryOnce } from './place/place-idempotently.ts';
export { registerTallyJobs } from './place/tally-jobs.ts';
export { assignOrderToCourier, changeAmounts } from './transition/order-changes.ts';
export {
  awaitsPayment,
  setDeliveryWindow,
  type TransitionDetails,
  transitionOrder,
} from './transition/order-transitions.ts';
