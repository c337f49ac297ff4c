import type { OrderStatus } from './states.ts';

/** How many days after the delivery money can be asked back. */
export const REFUND_DAYS = 14;
const DAY = 86_400_000;

type Delivered = { status: OrderStatus; deliveredAtMs: number | null };

/** Whether the money of an order can be asked back: once, in time, and only what was delivered and paid. */
export function canRequestRefund(
  { status, deliveredAtMs, isPaid }: Delivered & { isPaid: boolean },
  nowMs: number,
): boolean {
  if (status !== 'delivered' || deliveredAtMs === null || !isPaid) return false;
  return nowMs - deliveredAtMs <= REFUND_DAYS * DAY;
}

/** Whether what was bought can be reviewed: it was delivered, whatever became of its money. */
export function canReview({ deliveredAtMs }: Pick<Delivered, 'deliveredAtMs'>): boolean {
  return deliveredAtMs !== null;
}

/**
 * Where the money of an approved request goes: what a provider took goes back there, the rest to the wallet, which
 * only customers have, else it is handed over. The parts add up to the amount.
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
