export { type OrderMailDeps, registerOrderMailJobs } from './mail/order-mail.ts';
export { slotText } from './mail/slot-text.ts';
export {
  type CourierDay,
  listCarriedLines,
  listCourierDays,
  listCourierOrders,
  listOfferable,
} from './read/courier-orders.queries.ts';
export {
  cancelReviewReminderOf,
  findLastDelivered,
  listOrderedItems,
} from './read/last-delivered.queries.ts';
export { cancelReasonOf, needsDeliveryCode } from './read/order.serializer.ts';
export type { OrderRow } from './read/order-row.ts';
export { expectedWindow, slotEnd } from './read/order-times.ts';
export { findOrderRow, listOrderLineRows, listOrderRows, type OrderLineRow } from './read/orders.queries.ts';
export { postDeliveryOf } from './read/post-delivery.serializer.ts';
export { type OrderKey, requireVisibleOrder } from './track/track.service.ts';
export { receiverLink, trackingLink, trackingSigner } from './track/tracking-link.ts';
