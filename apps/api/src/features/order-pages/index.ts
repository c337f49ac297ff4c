export { type OrderMailDeps, registerOrderMailJobs } from './mail/order-mail.ts';
export { slotText } from './mail/slot-text.ts';
export { cancelReasonOf } from './read/cancel-reason.ts';
export {
  type CourierDay,
  listCarriedLines,
  listCourierDays,
  listCourierOrders,
  listOfferable,
} from './read/courier-orders.queries.ts';
export { needsDeliveryCode } from './read/delivery-code.ts';
export { expectedWindow } from './read/order-times.ts';
export {
  cancelReviewReminderOf,
  findLastDelivered,
  listOrderedItems,
} from './read/last-delivered.queries.ts';
export type { OrderRow } from './read/order-row.ts';
export { findOrderRow, listOrderLineRows, listOrderRows, type OrderLineRow } from './read/orders.queries.ts';
export { toRefundResponse, toReportResponse } from './read/post-delivery.serializer.ts';
export { reachedAt } from './read/reached-at.ts';
export { slotEnd } from './read/slot-end.ts';
export { type OrderKey, requireVisibleOrder } from './track/track.service.ts';
export { receiverLink, trackingLink, trackingSigner } from './track/tracking-link.ts';
