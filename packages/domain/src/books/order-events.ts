import { orderOwner } from './accounts.ts';
import { earnOrder, earnReturnFee, keepCancellationFee } from './earning.ts';
import type { JournalEntry } from './journal.ts';
import { type BookedOrder, byGroup, type GroupAmounts, NO_GROUPS } from './order-amounts.ts';
import {
  type MoneyPlace,
  oweRefundByHand,
  payRefundByHand,
  receivePayment,
  repay,
  writeOff,
} from './payment.ts';
import { refundOrder, type SparedParty } from './refund.ts';
import { chargeTrip, keepDeposit, lowerCharge, returnDeposit, takeDeposit } from './trip-charges.ts';

/** Where a repayment goes: to a place, or to the queue of refunds by hand. */
export type RepaymentPlace = MoneyPlace | { at: 'hand' };

/** What happened to the money of an order. Amounts are in minor units. */
export type OrderEvent =
  | { event: 'paid'; place: MoneyPlace; amountMinor: number }
  | { event: 'earned' }
  | { event: 'return_fee'; amountMinor: number }
  | { event: 'canceled_with_fee'; amountMinor: number }
  | { event: 'refunded'; groups: GroupAmounts; spared?: readonly SparedParty[] }
  | { event: 'repaid'; place: RepaymentPlace; amountMinor: number; roundedUpMinor?: number }
  | { event: 'hand_paid'; place: MoneyPlace; amountMinor: number }
  | { event: 'written_off'; amountMinor: number }
  | { event: 'charged'; amountMinor: number }
  | { event: 'charge_lowered'; amountMinor: number }
  | { event: 'deposit_taken'; amountMinor: number }
  | { event: 'deposit_returned'; amountMinor: number }
  | { event: 'deposit_kept'; amountMinor: number };

/**
 * The entries of an order's events, one for each, in their sequence. Throws RangeError for refunds of more than the order's
 * groups, and for charges of an order without a provider.
 */
export function replayOrder(order: BookedOrder, events: readonly OrderEvent[]): JournalEntry[] {
  let refunded = NO_GROUPS;
  return events.map((one) => {
    const entry = entryOf(order, one, refunded);
    if (one.event === 'refunded') {
      const before = refunded;
      refunded = byGroup((group) => before[group] + one.groups[group]);
    }
    return entry;
  });
}

/** The entry of an event. `refunded` is what earlier refunds returned, by group. */
export function entryOf(order: BookedOrder, event: OrderEvent, refunded: GroupAmounts): JournalEntry {
  const subject = orderOwner(order.orderId);
  switch (event.event) {
    case 'paid':
      return receivePayment(subject, event.place, event.amountMinor);
    case 'earned':
      return earnOrder(order);
    case 'return_fee':
      return earnReturnFee(order, event.amountMinor);
    case 'canceled_with_fee':
      return keepCancellationFee(order, event.amountMinor);
    case 'refunded':
      return refundOrder(order, { before: refunded, now: event.groups, spared: event.spared ?? [] });
    case 'repaid':
      return event.place.at === 'hand'
        ? oweRefundByHand(subject, event.amountMinor)
        : repay(subject, event.place, event.amountMinor, event.roundedUpMinor);
    case 'hand_paid':
      return payRefundByHand(subject, event.place, event.amountMinor);
    case 'written_off':
      return writeOff(subject, event.amountMinor);
    case 'charged':
      return chargeTrip(tripOf(order), event.amountMinor);
    case 'charge_lowered':
      return lowerCharge(tripOf(order), event.amountMinor);
    case 'deposit_taken':
      return takeDeposit(tripOf(order), event.amountMinor);
    case 'deposit_returned':
      return returnDeposit(tripOf(order), event.amountMinor);
    case 'deposit_kept':
      return keepDeposit(tripOf(order), event.amountMinor);
  }
}

function tripOf({ orderId, storeId }: BookedOrder): { orderId: number; storeId: number } {
  if (storeId === null) throw new RangeError(`The ${orderOwner(orderId)} has no provider.`);
  return { orderId, storeId };
}
