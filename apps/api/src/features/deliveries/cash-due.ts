import type { StoredOrder } from '../orders/index.ts';

/** The cash that the courier collects for an order; 0 if it is paid. */
export function cashDueMinor({
  paymentMethod,
  paymentStatus,
  totalMinor,
  walletMinor,
}: Pick<StoredOrder, 'paymentMethod' | 'paymentStatus' | 'totalMinor' | 'walletMinor'>): number {
  const isDue = paymentMethod === 'cash_on_delivery' && paymentStatus !== 'paid';
  return isDue ? totalMinor - walletMinor : 0;
}
