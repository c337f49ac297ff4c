import {
  OFFLINE_PAYMENT_MAIL_JOB,
  ORDER_EDIT_MAIL_JOB,
  ORDER_MAIL_JOB,
  ORDER_REFUND_JOB,
  OWED_REFUND_JOB,
  orderTopic,
  publishDeliveries,
  publishOrderChanged,
} from './order-events.ts';

export {
  BOARD_READ,
  type OfflinePaymentOutcome,
  ORDER_PLACED,
  ORDER_STATUS_CHANGED,
  type OrderDeps,
  TRANSFER_RECEIVED,
} from './order-events.ts';

/** Jobs about orders, which the rooms above register. */
export const ORDER_JOBS = {
  editMail: ORDER_EDIT_MAIL_JOB,
  mail: ORDER_MAIL_JOB,
  offlinePaymentMail: OFFLINE_PAYMENT_MAIL_JOB,
  owedRefund: OWED_REFUND_JOB,
  refund: ORDER_REFUND_JOB,
};

/** Events of orders for open pages and consoles. */
export const orderEvents = {
  topic: orderTopic,
  publishChanged: publishOrderChanged,
  publishDeliveries,
};
