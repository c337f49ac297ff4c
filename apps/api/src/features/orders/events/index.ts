import {
  ORDER_REFUND_JOB,
  OWED_REFUND_JOB,
  orderTopic,
  publishDeliveries,
  publishOrderChanged,
} from './order-events.ts';

export {
  BOARD_READ,
  OFFLINE_PAYMENT_DECIDED,
  type OfflinePaymentOutcome,
  ORDER_EDITED,
  ORDER_PLACED,
  ORDER_STATUS_CHANGED,
  type OrderDeps,
  TRANSFER_RECEIVED,
} from './order-events.ts';

/** Jobs about orders, which the rooms above register. */
export const ORDER_JOBS = {
  owedRefund: OWED_REFUND_JOB,
  refund: ORDER_REFUND_JOB,
};

/** Events of orders for open pages and consoles. */
export const orderEvents = {
  topic: orderTopic,
  publishChanged: publishOrderChanged,
  publishDeliveries,
};
