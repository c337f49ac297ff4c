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
 * Allowed transitions. `created` is a payment that the provider does not know yet. A failed, canceled or expired payment
 * can still be paid, because banks and webhooks can be late. `paid` can only be refunded.
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

/** The states in which a provider reports a payment. */
export const PROVIDER_STATES = ['open', 'paid', 'failed', 'canceled', 'expired'] as const;

/** State of a payment at the provider, and the amount it captured in minor units (0 when none). */
export type ProviderOutcome = {
  state: (typeof PROVIDER_STATES)[number];
  amountMinor: number;
};

/**
 * Transition of a payment and its effect on the order or top-up. `confirm`: it is paid. `refund`: the captured money
 * must be refunded, because the order no longer awaits it or the amount differs. `fail`: it is unpaid and can be
 * retried. `none`: only the payment changes.
 */
export type Settlement = { to: PaymentStatus; effect: 'confirm' | 'refund' | 'fail' | 'none' };

/**
 * The effect of a provider outcome on a payment. Null when it changes nothing, so that a repeated webhook is idempotent.
 * `isAwaited` is whether the order or top-up still awaits payment.
 */
export function decideSettlement(
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

/** What a payment's return address (`flag`) says of its outcome. It proves nothing. */
export const PAYMENT_FLAGS = ['success', 'pending', 'fail', 'cancel'] as const;
export type PaymentFlag = (typeof PAYMENT_FLAGS)[number];
