import type { OrderStatus } from './states.ts';

export const REFUND_STATES = ['requested', 'approved', 'refused'] as const;

/** Number of days after delivery in which a refund can be requested. */
export const REFUND_WINDOW_DAYS = 14;
const DAY = 86_400_000;

type Delivered = { status: OrderStatus; deliveredAtMs: number | null };

/**
 * Whether a refund can be requested: only for a delivered and paid order within `REFUND_WINDOW_DAYS`, and only once.
 */
export function canRequestRefund(
  { status, deliveredAtMs, isPaid }: Delivered & { isPaid: boolean },
  nowMs: number,
): boolean {
  if (status !== 'delivered' || deliveredAtMs === null || !isPaid) return false;
  return nowMs - deliveredAtMs <= REFUND_WINDOW_DAYS * DAY;
}

/** Whether an order can be reviewed: once it was delivered, also after a refund. */
export function canReview({ deliveredAtMs }: Pick<Delivered, 'deliveredAtMs'>): boolean {
  return deliveredAtMs !== null;
}

/**
 * Where staff can send an approved refund: to the payment provider, up to the captured amount, to the wallet, or by hand.
 */
export const REFUND_DESTINATIONS = ['provider', 'wallet', 'hand'] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];

/**
 * Splits an approved refund. The destination `provider` returns the captured amount there; the rest goes to the wallet,
 * or is paid by hand to guests, who have no wallet. Any other destination receives everything, but for guests `wallet`
 * means by hand. The parts add up to the amount.
 */
export function splitRefund(
  amountMinor: number,
  takenByProviderMinor: number,
  hasWallet: boolean,
  destination: RefundDestination = 'provider',
): { providerMinor: number; walletMinor: number; byHandMinor: number } {
  const providerMinor = destination === 'provider' ? Math.min(amountMinor, takenByProviderMinor) : 0;
  const rest = amountMinor - providerMinor;
  const isToWallet = hasWallet && destination !== 'hand';
  return { providerMinor, walletMinor: isToWallet ? rest : 0, byHandMinor: isToWallet ? 0 : rest };
}

/**
 * Whether staff can refund an order: it was delivered and paid, and part of the payment is left. They cannot after a
 * rejected refund request, nor for a canceled order, which has already returned its payment.
 */
export function canStaffRefund(
  { status, wasDelivered, isPaid }: { status: OrderStatus; wasDelivered: boolean; isPaid: boolean },
  leftMinor: number,
): boolean {
  const isOpen = status === 'delivered' || status === 'refund_requested' || status === 'refunded';
  return isOpen && wasDelivered && isPaid && leftMinor > 0;
}
