export { attachmentUrl } from './attachments.ts';
export {
  awaitsPayment,
  endWaiting,
  ORDER_PLACED_JOB,
} from './awaited-payment.ts';
export { lockOrder, type StoredOrder } from './move.queries.ts';
export { moveOrder, ORDER_REFUND_JOB, promiseWindow } from './move.ts';
export { sendOrderMail } from './order-mail.ts';
export { deliveredAt, orderChanged, readOwnOrder, requireOwnOrder } from './own-order.ts';
export { listReasons } from './reasons.service.ts';
export { forgetStrayAttachments } from './stray-attachments.ts';
