import type { OrderType } from '../delivery/index.ts';
import type { PaidParts } from './paid-parts.ts';
import type { OrderStatus } from './states.ts';

/**
 * Whether staff may keep a part of the payment when they cancel: of a delivery that the courier has brought in vain. The
 * rules of parcels and trips have fees of their own.
 */
export function canKeepFee(status: OrderStatus, type: OrderType): boolean {
  return type === 'delivery' && status === 'picked_up';
}

/** What goes back of a payment less a fee, which is at most the payment. It is taken from the provider's part first. */
export function refundAfterFee({ walletMinor, providerMinor }: PaidParts, feeMinor: number): PaidParts {
  const toProvider = Math.max(0, providerMinor - feeMinor);
  return { walletMinor: walletMinor + providerMinor - feeMinor - toProvider, providerMinor: toProvider };
}
