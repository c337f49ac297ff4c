import { canKeepFee, paidParts } from '@errand/domain/orders';
import type { StoredOrder } from '../../orders/index.ts';

/** The highest fee that a cancellation by staff may keep now: what was paid of a delivery on its way, else 0. */
export function keepableMinor(order: StoredOrder): number {
  if (!canKeepFee(order.status, order.type)) return 0;
  const { walletMinor, providerMinor } = paidParts(order);
  return walletMinor + providerMinor;
}
