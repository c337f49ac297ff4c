import type { OrderType } from '../delivery/index.ts';
import type { OrderPaymentStatus, OrderStatus } from './states.ts';

/** Whether staff can change the lines of an order: of one from a store, until its preparation begins. */
export function canEditLines(status: OrderStatus, type: OrderType): boolean {
  const isBefore = status === 'pending' || status === 'accepted' || status === 'confirmed';
  return isBefore && (type === 'delivery' || type === 'take_away');
}

export type PaidOrder = {
  totalMinor: number;
  /** The part of the total that the wallet paid. */
  walletMinor: number;
  paymentStatus: OrderPaymentStatus;
  /** The amount that a payment provider has captured for the order and can return. */
  heldMinor: number;
  /** Whether its customer has a wallet. */
  hasWallet: boolean;
};

/**
 * The paid and due amounts of an edited order. The parts of the refund go to the provider, to the wallet, or are paid
 * by hand.
 */
export type EditSettlement = {
  ok: true;
  walletMinor: number;
  paymentStatus: PaidOrder['paymentStatus'];
  dueMinor: number;
  refund: { providerMinor: number; walletMinor: number; byHandMinor: number };
};

/**
 * Settles the new total of an edited order. The due amount follows the total, and the total of a paid order cannot
 * increase. A lower total first reduces the due amount. What was paid above the total is returned the way it was paid:
 * to the provider, and to the wallet up to its part. The rest was paid by bank transfer; it goes to the wallet, or is
 * paid by hand to guests.
 */
export function settleEdit(
  order: PaidOrder,
  totalMinor: number,
): EditSettlement | { ok: false; code: 'edit_paid_total' } {
  const isPaid = order.paymentStatus === 'paid';
  if (isPaid && totalMinor > order.totalMinor) return { ok: false, code: 'edit_paid_total' };
  const paidMinor = isPaid ? order.totalMinor : order.walletMinor;
  const backMinor = Math.max(0, paidMinor - totalMinor);
  const providerMinor = Math.min(backMinor, order.heldMinor);
  const fromWalletMinor = Math.min(backMinor - providerMinor, order.walletMinor);
  const restMinor = backMinor - providerMinor - fromWalletMinor;
  const dueMinor = totalMinor - (paidMinor - backMinor);
  return {
    ok: true,
    walletMinor: order.walletMinor - fromWalletMinor,
    paymentStatus: dueMinor === 0 ? 'paid' : order.paymentStatus,
    dueMinor,
    refund: {
      providerMinor,
      walletMinor: fromWalletMinor + (order.hasWallet ? restMinor : 0),
      byHandMinor: order.hasWallet ? 0 : restMinor,
    },
  };
}
