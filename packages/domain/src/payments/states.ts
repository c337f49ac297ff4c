export const PAYMENT_STATUSES = [
  'created',
  'open',
  'paid',
  'failed',
  'canceled',
  'expired',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Allowed moves. `created` is ours alone until the provider knows of it. What looked lost may still be paid: a bank is
 * slow, a message late. Money that has come stays `paid` until it is given back.
 */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['open', 'paid', 'failed', 'canceled', 'expired'],
  open: ['paid', 'failed', 'canceled', 'expired'],
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** What a provider says of a payment. The amount is what it took, 0 while it took nothing. Minor units. */
export type ProviderOutcome = {
  state: 'open' | 'paid' | 'failed' | 'canceled' | 'expired';
  amountMinor: number;
};

/**
 * What an outcome comes to. `confirm`: what was to be paid for is paid. `refund`: money came that nothing is sold for
 * any more, or of another amount. `fail`: it is not paid and can be tried again. `none`: only the payment moves.
 */
export type Settlement = { to: PaymentStatus; effect: 'confirm' | 'refund' | 'fail' | 'none' };

/**
 * Decides what an outcome does to a payment, or null when it says nothing new: asked twice, it acts once.
 * `isAwaited` tells whether the order (or top-up) still waits to be paid.
 */
export function settlementOf(
  status: PaymentStatus,
  dueMinor: number,
  outcome: ProviderOutcome,
  isAwaited: boolean,
): Settlement | null {
  const to = outcome.state;
  if (to === 'open' || !PAYMENT_TRANSITIONS[status].includes(to)) return null;
  if (to !== 'paid') return { to, effect: isAwaited ? 'fail' : 'none' };
  return { to, effect: isAwaited && outcome.amountMinor === dueMinor ? 'confirm' : 'refund' };
}
