import { hasAttachments } from './attachments/attachments.queries.ts';
import { confirmPayment, receivePayment } from './order-payment.ts';
import {
  awaitsCourier,
  findOrder,
  hasOrderedItem,
  listOverdueOrders,
  listUnanswered,
  listUnderway,
  lockOrder,
  ownsOrder,
  updateOrder,
} from './orders.queries.ts';
import { readOwnOrder, requireOwnOrder } from './own-order.ts';
import { findRunning, listOwnContacts, listOwnOrderIds, lockOrdersOf } from './personal-data.queries.ts';
import { acceptOffer } from './prescription/accept-offer.ts';
import { assignOrderToCourier, changeAmounts } from './transition/order-changes.ts';
import { setDeliveryWindow, transitionOrder } from './transition/order-transitions.ts';

export { attachmentUrl } from './attachments/attachments.ts';
export { listReasons } from './cancel.service.ts';
export type { StoredOrder, Underway } from './orders.queries.ts';
export { deliveredAt, orderChanged } from './own-order.ts';
export { listReasonTexts, personalData } from './personal-data.queries.ts';
export { isUnpriced, prescriptionOf } from './prescription/prescription-state.ts';
export { awaitsPayment, type TransitionDetails } from './transition/order-transitions.ts';

/** Questions about the orders of a customer or guest. */
export const ownOrders = {
  awaitsCourier,
  owns: ownsOrder,
  hasItem: hasOrderedItem,
  findRunning,
  listContacts: listOwnContacts,
  listIds: listOwnOrderIds,
  lock: lockOrdersOf,
  read: readOwnOrder,
  require: requireOwnOrder,
};

/** Rows of orders, for changes. */
export const storedOrders = {
  find: findOrder,
  lock: lockOrder,
  update: updateOrder,
  listUnderway,
  listOverdue: listOverdueOrders,
  listUnanswered,
  hasAttachments,
};

/** Changes of a placed order. */
export const orderChanges = {
  transition: transitionOrder,
  setDeliveryWindow,
  changeAmounts,
  assignToCourier: assignOrderToCourier,
  confirmPayment,
  receivePayment,
  acceptOffer,
};
