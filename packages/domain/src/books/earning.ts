import { percentOf } from '../money/index.ts';
import { courierOwner, orderOwner, storeOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';
import type { BookedOrder } from './order-amounts.ts';
import { earnedPostings } from './shares.ts';

/**
 * What an order earns once it is delivered, collected or returned: the customer owes its total, which is divided among
 * store, courier, operator and tax office by the agreed terms. It is the same whether the order is paid or not. Throws
 * RangeError for an order of a delivering store without a store.
 */
export function earnOrder(order: BookedOrder): JournalEntry {
  const owner = orderOwner(order.orderId);
  const dueMinor = 0 - order.amounts.totalMinor;
  return journalEntry('earning', owner, [
    posting('receivable', owner, 'total', dueMinor),
    ...earnedPostings(order),
  ]);
}

/**
 * The fee of a parcel that came back. Its delivery is earned by `earnOrder`, because the courier has made the journey.
 */
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
 * The fee that a cancellation keeps of what was paid: its shares of store and courier by the agreed terms, the rest is the
 * operator's. The provider of a trip gets it whole.
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
