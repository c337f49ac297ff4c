import type { OrderPaymentStatus } from './states.ts';

/** The amounts of an order that determine what was paid. */
export type PaidAmounts = {
  paymentStatus: OrderPaymentStatus;
  totalMinor: number;
  walletMinor: number;
  /** The unpaid part of an extended trip that a provider was paid before; null for all others. */
  extraDueMinor?: number | null;
};

/** The unpaid part of an order's total. */
export function unpaidMinor({ paymentStatus, totalMinor, walletMinor, extraDueMinor }: PaidAmounts): number {
  if (paymentStatus === 'paid') return 0;
  return paymentStatus === 'unpaid' ? totalMinor : (extraDueMinor ?? totalMinor - walletMinor);
}

/** The parts of a payment: from the wallet, and through a payment provider, in cash or to the operator. */
export type PaidParts = { walletMinor: number; providerMinor: number };

/** What was paid. Together with the unpaid part the parts are the total. */
export function paidParts(amounts: PaidAmounts): PaidParts {
  const paidMinor = amounts.totalMinor - unpaidMinor(amounts);
  const walletMinor = Math.min(paidMinor, amounts.walletMinor);
  return { walletMinor, providerMinor: paidMinor - walletMinor };
}

/** The sum of parts in minor units. */
export function sumMinor(parts: readonly { amountMinor: number }[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
