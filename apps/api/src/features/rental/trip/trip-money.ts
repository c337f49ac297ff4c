import type { OrderPaymentStatus } from '@errand/domain/orders';

/** The amounts of an order and its trip that determine what was paid. */
type Amounts = {
  paymentStatus: OrderPaymentStatus;
  totalMinor: number;
  walletMinor: number;
  extraDueMinor: number | null;
};

/** The unpaid part of a trip's total. */
export function dueMinorOf({ paymentStatus, totalMinor, walletMinor, extraDueMinor }: Amounts): number {
  if (paymentStatus === 'paid') return 0;
  return paymentStatus === 'unpaid' ? totalMinor : (extraDueMinor ?? totalMinor - walletMinor);
}

/** What was paid from the wallet and otherwise. */
export function paidPartsOf(amounts: Amounts): { walletMinor: number; providerMinor: number } {
  const paidMinor = amounts.totalMinor - dueMinorOf(amounts);
  const walletMinor = Math.min(paidMinor, amounts.walletMinor);
  return { walletMinor, providerMinor: paidMinor - walletMinor };
}

/** What canceling a trip has returned: what was paid less the fee. */
export function canceledRefundMinor(amounts: Amounts & { cancellationFeeMinor: number }): number {
  const { walletMinor, providerMinor } = paidPartsOf(amounts);
  return walletMinor + providerMinor - amounts.cancellationFeeMinor;
}
