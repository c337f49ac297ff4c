export { type AcceptanceInput, acceptanceDeadline } from './acceptance.ts';
export { ORDER_ACTORS, type OrderActor } from './actors.ts';
export {
  type AgreedLine,
  type AgreedOffer,
  agreedLineInput,
  agreedStoreOffer,
  MINIMUM_KINDS,
  type MissedMinimum,
  missedMinimums,
  type OwnDiscount,
  withoutReachedMinimum,
} from './agreed-line.ts';
export { type ArrivalEstimateInput, arrivalWindow, remainingWindow } from './arrival-window.ts';
export { canKeepFee, refundAfterFee } from './cancellation-fee.ts';
export { canEditLines, type EditSettlement, type PaidOrder, settleEdit } from './edit-settlement.ts';
export {
  type HandPayment,
  paidByHandAt,
  type SettledPart,
  settleByHand,
} from './hand-payments.ts';
export {
  type LineQuantity,
  lineRefund,
  type RefundableOrder,
  refundableMinor,
  refundedQuantities,
} from './line-refund.ts';
export { type MoneyRow, type MoneyRowKey, moneyRows, returnedKey } from './money-rows.ts';
export {
  keptMinor,
  MONEY_PAPERS,
  MONEY_WAYS,
  type MoneyPaper,
  type MoneyPart,
  type MoneyWay,
  ORDER_MONEY_STATES,
  type OrderMoney,
  type OrderMoneyState,
  orderMoney,
} from './order-money.ts';
export type { OrderMoneyInput } from './order-money-input.ts';
export { searchedOrderNumber } from './order-number.ts';
export { type PaidAmounts, type PaidParts, paidParts, sumMinor, unpaidMinor } from './paid-parts.ts';
export {
  type OrderCharges,
  partMinor,
  REFUND_PARTS,
  type RefundPart,
  refundableParts,
} from './part-refund.ts';
export {
  canRequestRefund,
  canReview,
  canStaffRefund,
  REFUND_DESTINATIONS,
  REFUND_STATES,
  REFUND_WINDOW_DAYS,
  type RefundDestination,
  splitRefund,
} from './post-delivery.ts';
export {
  awaitsCheck,
  isHeldByCheck,
  judgeCheck,
  LINE_CHECKS,
  type LineCheck,
  type LineVerdict,
  lineCheckAfter,
  needsPrescription,
  PRESCRIPTION_DAYS,
} from './prescription-check.ts';
export {
  ANSWER_MINUTES,
  answerDeadline,
  awaitsPrescription,
  checkAnswer,
  PRESCRIPTION_ANSWERS,
  PRESCRIPTION_STEPS,
  type PrescriptionAnswer,
  type PrescriptionOrder,
  type PrescriptionStep,
  prescriptionStep,
  transitionsOf,
} from './prescription-order.ts';
export { REASON_KINDS, type ReasonKind } from './reason-kinds.ts';
export { RETURN_CAUSES, RETURN_DESTINATIONS, type ReturnDestination } from './returned-money.ts';
export {
  awaitsCourierFirst,
  CONFIRMATION_MODELS,
  courierTransitions,
  storeTransitions,
} from './side-transitions.ts';
export { DUE_WITHOUT_WINDOW, needsCode, needsReason, staffTransitions } from './staff-transitions.ts';
export {
  canCustomerCancel,
  canTransition,
  checkTransition,
  isActive,
  isCashPaidAt,
  keepsPaymentWhenCanceled,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderPaymentStatus,
  type OrderStatus,
  statusRank,
} from './states.ts';
export { reachedAt, timeline } from './timeline.ts';
export { awaitsTransfer, isFromPreparation, isHeldByTransfer, transferDeadline } from './transfer.ts';
