import type { OrderStatus } from './states.ts';

/** Number of days after delivery in which a refund can be requested. */
export const REFUND_WINDOW_DAYS = 14;
const DAY = 86_400_000;

type Delivered = { status: OrderStatus; deliveredAtMs: number | null };

/** Whether a refund can be requested: only for a delivered and paid order within `REFUND_DAYS`, and only once. */
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
 * Splits an approved refund: the amount a payment provider took is returned there, the rest goes to the wallet, or is
 * paid by hand to guests, who have no wallet. The parts add up to the amount.
 */
export function splitRefund(
  amountMinor: number,
  takenByProviderMinor: number,
  hasWallet: boolean,
): { providerMinor: number; walletMinor: number; byHandMinor: number } {
  const providerMinor = Math.min(amountMinor, takenByProviderMinor);
  const rest = amountMinor - providerMinor;
  return { providerMinor, walletMinor: hasWallet ? rest : 0, byHandMinor: hasWallet ? 0 : rest };
}
