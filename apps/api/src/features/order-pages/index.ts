import { slotText } from './mail/slot-text.ts';
import {
  listCarriedLines,
  listCourierDays,
  listCourierOrders,
  listOfferable,
} from './read/courier-orders.queries.ts';
import {
  cancelReviewReminderOf,
  findLastDelivered,
  listOrderedItems,
} from './read/last-delivered.queries.ts';
import { expectedWindow, slotEnd } from './read/order-times.ts';
import { findOrderRow, listOrderLineRows, listOrderRows } from './read/orders.queries.ts';
import { receiverLink, trackingLink, trackingSigner } from './track/tracking-link.ts';

export { isCanceled } from '../orders/books/index.ts';
export { type OrderMailDeps, readOrderMail } from './mail/order-mail.ts';
export { orderSummary } from './mail/order-summary.ts';
export type { CourierDay } from './read/courier-orders.queries.ts';
export { cancelReasonOf, needsDeliveryCode } from './read/order.serializer.ts';
export { billOf } from './read/order-bill.ts';
export { toDocumentsResponse } from './read/order-documents.serializer.ts';
export { type MoneyRow, moneyOf, toMoneyResponse } from './read/order-money.ts';
export { MONEY_PARTS, type OrderRow, prescriptionOfRow } from './read/order-row.ts';
export type { OrderLineRow } from './read/orders.queries.ts';
export { postDeliveryOf } from './read/post-delivery.serializer.ts';
export { type OrderKey, requireVisibleOrder } from './track/track.service.ts';

/** Orders as their courier sees them. */
export const courierOrders = {
  list: listCourierOrders,
  listDays: listCourierDays,
  listLines: listCarriedLines,
  listOfferable,
};

/** Links to the tracking page, which need no session. */
export const trackingLinks = {
  of: trackingLink,
  toReceiver: receiverLink,
  signer: trackingSigner,
};

/** Orders with the names that pages show. */
export const orderRows = {
  find: findOrderRow,
  list: listOrderRows,
  listLines: listOrderLineRows,
};

/** The order that a customer may review. */
export const lastDelivered = {
  find: findLastDelivered,
  listItems: listOrderedItems,
  cancelReminder: cancelReviewReminderOf,
};

/** Times of an order as text and as a window. */
export const orderTimes = {
  expectedWindow,
  slotEnd,
  slotText,
};
