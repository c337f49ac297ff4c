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

/** What was paid from the wallet and otherwise. Together with the unpaid part they are the total. */
export function paidParts(amounts: PaidAmounts): { walletMinor: number; otherMinor: number } {
  const paidMinor = amounts.totalMinor - unpaidMinor(amounts);
  const walletMinor = Math.min(paidMinor, amounts.walletMinor);
  return { walletMinor, otherMinor: paidMinor - walletMinor };
}
