export {
  addPaidByHand,
  findHandPayment,
  findHandRefund,
  type HandPayment,
  insertHandPayment,
  updateHandPayment,
} from './hand-refunds.queries.ts';
