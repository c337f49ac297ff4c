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

/** Where the money of an order is. `courier` and `store` hold cash for the operator, `till` is the operator's cash. */
export type MoneyPlace =
  | { at: 'wallet'; customerId: number }
  | { at: 'provider'; provider: string }
  | { at: 'bank' }
  | { at: 'courier'; courierId: number }
  | { at: 'store'; storeId: number }
  | { at: 'till' };

/** An order, a payment that no order awaited, or the application of a store that pays its plan ahead. */
export type PaidSubject = Extract<Owner, `order:${string}` | `payment:${string}` | `application:${string}`>;

/** From where staff pay a refund by hand. `courier` brings it in cash. */
export const HAND_PLACES = ['bank', 'till', 'store', 'courier'] as const satisfies MoneyPlace['at'][];
export type HandPlace = (typeof HAND_PLACES)[number];

/** The account of a place, and the part of its postings. */
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

/** A payment for a subject, by provider, bank transfer, cash or wallet. Before the subject is earned it is paid ahead. */
export function receivePayment(subject: PaidSubject, place: MoneyPlace, amountMinor: number): JournalEntry {
  return journalEntry('payment', subject, [
    posting('receivable', subject, 'payment', amountMinor),
    { ...placeOf(place), amountMinor: 0 - amountMinor },
  ]);
}

/**
 * Money that goes back to a customer after an edit, a cancellation, a shortened trip, or a refund (`refundOrder`).
 * `roundedUpMinor` is what a provider returns above the amount because it rounds; the operator bears it.
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

/** A refund that staff have to pay by hand. It is open until `payRefundByHand`. */
export function oweRefundByHand(
  subject: Extract<Owner, `order:${string}`>,
  amountMinor: number,
): JournalEntry {
  return journalEntry('repayment', subject, [
    posting('receivable', subject, 'refund', 0 - amountMinor),
    posting('refunds_by_hand', subject, 'refund', amountMinor),
  ]);
}

/** Staff have paid a refund by hand, from `place`. */
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

/** An amount due that is no longer expected to be paid. */
export function writeOff(subject: PaidSubject, amountMinor: number): JournalEntry {
  return journalEntry('write_off', subject, [
    posting('receivable', subject, 'payment', amountMinor),
    posting('bad_debts', OPERATOR, 'payment', 0 - amountMinor),
  ]);
}
