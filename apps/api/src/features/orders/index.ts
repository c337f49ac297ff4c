export { listAttachmentKeys } from './attachments/attachments.queries.ts';
export { attachmentUrl, attachToOrder } from './attachments/attachments.ts';
export { listReasons } from './cancel/reasons.service.ts';
export { awaitsPayment } from './confirm/awaits-payment.ts';
export { registerOrderMailJobs } from './confirm/order-mail.ts';
export { listOverdueOrders } from './confirm/overdue-orders.queries.ts';
export { confirmPayment } from './confirm/payment-confirmation.ts';
export { receivePayment } from './confirm/receive-payment.ts';
export { slotText } from './confirm/slot-text.ts';
export { registerOrderEditJobs } from './edit/order-edit-mail.ts';
export {
  eraseCustomer,
  findRunning,
  listOwnContacts,
  listOwnOrderIds,
  listReasonTexts,
} from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { lockOrdersOf, mergeCustomer } from './merge-customer.queries.ts';
export {
  BOARD_READ,
  OFFLINE_PAYMENT_MAIL_JOB,
  type OfflinePaymentOutcome,
  ORDER_PLACED,
  ORDER_REFUND_JOB,
  ORDER_STATUS_CHANGED,
  OWED_REFUND_JOB,
  publishDeliveries,
} from './order-events.ts';
export type { OrderDeps } from './orders.types.ts';
export { assertQuoteUnchanged } from './place/agreed-amounts.ts';
export {
  commitOrder,
  type Placed,
  type RequestedAccount,
  requestedAccount,
  usesWallet,
} from './place/commit-order.ts';
export { placeOf } from './place/order-place.ts';
export { requireOrderQuota } from './place/order-quota.ts';
export { placeIdempotently } from './place/place-idempotently.ts';
export { retryOnce } from './place/retry-once.ts';
export { registerTallyJobs } from './place/tally-jobs.ts';
export { cancelReasonOf } from './read/cancel-reason.ts';
export {
  type CourierDay,
  listCarriedLines,
  listCourierDays,
  listCourierOrders,
  listOfferable,
} from './read/courier-orders.queries.ts';
export { needsDeliveryCode } from './read/delivery-code.ts';
export {
  cancelReviewReminderOf,
  findLastDelivered,
  listOrderedItems,
} from './read/last-delivered.queries.ts';
export { listOrderOwners } from './read/order-owners.queries.ts';
export type { OrderRow } from './read/order-row.ts';
export { findOrderRow, listOrderLineRows, listOrderRows } from './read/orders.queries.ts';
export { deliveredAt, orderChanged, readOwnOrder, requireOwnOrder } from './read/own-order.ts';
export { awaitsCourier, hasOrderedItem, ownsOrder } from './read/owned-orders.queries.ts';
export { toRefundResponse, toReportResponse } from './read/post-delivery.serializer.ts';
export { reachedAt } from './read/reached-at.ts';
export { type OrderKey, requireVisibleOrder } from './track/track.service.ts';
export { receiverLink, trackingLink, trackingSigner } from './track/tracking-link.ts';
export { assignOrderToCourier } from './transition/assign-order-to-courier.ts';
export { changeAmounts } from './transition/change-amounts.ts';
export { findOrder, lockOrder, type StoredOrder } from './transition/order-transitions.queries.ts';
export { setDeliveryWindow, transitionOrder } from './transition/order-transitions.ts';
export { listUnderway, type Underway } from './transition/underway.queries.ts';
