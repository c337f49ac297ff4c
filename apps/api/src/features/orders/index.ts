export { attachmentUrl } from './attachments.ts';
export { registerOrderMailJobs } from './order-mail.ts';
export { lockOrder, type StoredOrder } from './order-transitions.queries.ts';
export { ORDER_REFUND_JOB, setDeliveryWindow, transitionOrder } from './order-transitions.ts';
export { deleteOrphanedAttachments } from './orphaned-attachments.ts';
export { deliveredAt, orderChanged, readOwnOrder, requireOwnOrder } from './own-order.ts';
export {
  awaitsPayment,
  confirmPayment,
  ORDER_PLACED_JOB,
} from './payment-confirmation.ts';
export { listReasons } from './reasons.service.ts';
