import {
  type AccountKey,
  courierOwner,
  customerOwner,
  OPERATOR,
  type Owner,
  providerOwner,
  storeOwner,
} from './accounts.ts';
import { type JournalEntry, journalEntry, type PostingPart, posting } from './journal.ts';

/** Where money of an order comes from, or goes back to. `courier` and `store` have it in cash, `till` is the operator's. */
export type MoneyPlace =
  | { at: 'wallet'; customerId: number }
  | { at: 'provider'; provider: string }
  | { at: 'bank' }
  | { at: 'courier'; courierId: number }
  | { at: 'store'; storeId: number }
  | { at: 'till' };

/** An order, a payment that no order awaited, or the application of a store that pays its plan ahead. */
export type PaidSubject = Extract<Owner, `order:${string}` | `payment:${string}` | `application:${string}`>;

/** From where staff return money by hand: `courier` is one who brings it in cash. */
export const HAND_PLACES = ['bank', 'till', 'store', 'courier'] as const satisfies MoneyPlace['at'][];
export type HandPlace = (typeof HAND_PLACES)[number];

/** The account in which money lies, and what a statement calls it there. */
export function placeOf(place: MoneyPlace): AccountKey & { part: PostingPart } {
  switch (place.at) {
    case 'wallet':
      return { account: 'wallet', owner: customerOwner(place.customerId), part: 'payment' };
    case 'provider':
      return { account: 'clearing', owner: providerOwner(place.provider), part: 'payment' };
    case 'courier':
      return { account: 'courier_cash', owner: courierOwner(place.courierId), part: 'cash' };
    case 'store':
      return { account: 'store', owner: storeOwner(place.storeId), part: 'cash' };
    case 'bank':
      return { account: 'bank', owner: OPERATOR, part: 'payment' };
    case 'till':
      return { account: 'till', owner: OPERATOR, part: 'cash' };
  }
}

/**
 * Money that was received for an order: captured by a provider, transferred to the bank, taken in cash or from a wallet.
 * Before the delivery it is paid ahead.
 */
export function receivePayment(subject: PaidSubject, place: MoneyPlace, amountMinor: number): JournalEntry {
  return journalEntry('payment', subject, [
    posting('receivable', subject, 'payment', amountMinor),
    { ...placeOf(place), amountMinor: 0 - amountMinor },
  ]);
}

/**
 * Money that goes back to a customer: of an edit, a cancellation, a shortened trip, or a refund whose `refundOrder` was
 * posted. `roundedUpMinor` is what a provider returns above the amount, because it cannot return it exactly; the operator
 * bears it.
 */
export function repay(
  subject: PaidSubject,
  place: MoneyPlace,
  amountMinor: number,
  roundedUpMinor = 0,
): JournalEntry {
  return journalEntry('repayment', subject, [
    posting('receivable', subject, 'refund', 0 - amountMinor),
    { account: 'rounding', owner: OPERATOR, part: 'rounding', amountMinor: 0 - roundedUpMinor },
    { ...placeOf(place), part: 'refund', amountMinor: amountMinor + roundedUpMinor },
  ]);
}

/** Money that staff have to return by hand; it waits until `payRefundByHand`. */
export function oweRefundByHand(
  subject: Extract<Owner, `order:${string}`>,
  amountMinor: number,
): JournalEntry {
  return journalEntry('repayment', subject, [
    posting('receivable', subject, 'refund', 0 - amountMinor),
    posting('refunds_by_hand', subject, 'refund', amountMinor),
  ]);
}

/** A member of the staff has returned it, from where the money was. */
export function payRefundByHand(
  subject: Extract<Owner, `order:${string}`>,
  place: MoneyPlace,
  amountMinor: number,
): JournalEntry {
  return journalEntry('refund_paid', subject, [
    posting('refunds_by_hand', subject, 'refund', 0 - amountMinor),
    { ...placeOf(place), part: 'refund', amountMinor },
  ]);
}

/** What is due for an order and will not be paid any more. */
export function writeOff(subject: PaidSubject, amountMinor: number): JournalEntry {
  return journalEntry('write_off', subject, [
    posting('receivable', subject, 'payment', amountMinor),
    posting('bad_debts', OPERATOR, 'payment', 0 - amountMinor),
  ]);
}
