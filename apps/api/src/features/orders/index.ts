export { attachmentUrl } from './attachments.ts';
export {
  awaitsPayment,
  confirmPayment,
  ORDER_PLACED_JOB,
} from './awaited-payment.ts';
export { lockOrder, type StoredOrder } from './move.queries.ts';
export { transitionOrder, ORDER_REFUND_JOB, setDeliveryWindow } from './move.ts';
export { registerOrderMailJobs } from './order-mail.ts';
export { deliveredAt, orderChanged, readOwnOrder, requireOwnOrder } from './own-order.ts';
export { listReasons } from './reasons.service.ts';
export { deleteOrphanedAttachments } from './stray-attachments.ts';
