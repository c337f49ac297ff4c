import { percentOf } from '../money/index.ts';
import { courierOwner, orderOwner, storeOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';
import type { BookedOrder } from './order-amounts.ts';
import { earnedPostings } from './shares.ts';

/**
 * Posts what an order earns once it is delivered, collected or returned, paid or not. The customer owes the total, which the
 * agreed terms divide among store, courier, operator and tax office. Throws RangeError if the terms let a store deliver and
 * the order has none.
 */
export function earnOrder(order: BookedOrder): JournalEntry {
  const owner = orderOwner(order.orderId);
  const dueMinor = 0 - order.amounts.totalMinor;
  return journalEntry('earning', owner, [
    posting('receivable', owner, 'total', dueMinor),
    ...earnedPostings(order),
  ]);
}

/** The fee of a parcel that came back. `earnOrder` posts its delivery, because the courier has made the journey. */
export function earnReturnFee(
  { orderId, courierId, terms }: Pick<BookedOrder, 'orderId' | 'courierId' | 'terms'>,
  feeMinor: number,
): JournalEntry {
  const owner = orderOwner(orderId);
  const payMinor = courierId === null ? 0 : percentOf(feeMinor, terms.courier.returnFeePercent);
  return journalEntry('return_fee', owner, [
    posting('receivable', owner, 'return_fee', 0 - feeMinor),
    ownPosting('return_fees', 'return_fee', feeMinor),
    ownPosting('courier_pay', 'return_fee', 0 - payMinor),
    ...(courierId === null ? [] : [posting('courier', courierOwner(courierId), 'return_fee', payMinor)]),
  ]);
}

/**
 * Divides the cancellation fee, which is kept of the payment. Store and courier get the agreed percentages, the operator the
 * rest. The provider of a trip gets the whole fee.
 */
export function keepCancellationFee(
  { orderId, type, storeId, courierId, terms }: Omit<BookedOrder, 'amounts'>,
  feeMinor: number,
): JournalEntry {
  const owner = orderOwner(orderId);
  const { storePercent, courierPercent } = terms.cancellationFee;
  const storeMinor = storeId === null ? 0 : percentOf(feeMinor, type === 'trip' ? 100 : storePercent);
  const courierMinor =
    courierId === null ? 0 : Math.min(feeMinor - storeMinor, percentOf(feeMinor, courierPercent));
  const part = 'cancellation_fee';
  return journalEntry('cancellation_fee', owner, [
    posting('receivable', owner, part, 0 - feeMinor),
    ...(storeId === null ? [] : [posting('store', storeOwner(storeId), part, storeMinor)]),
    ...(courierId === null ? [] : [posting('courier', courierOwner(courierId), part, courierMinor)]),
    ownPosting('cancellation_fees', part, feeMinor - storeMinor - courierMinor),
  ]);
}
