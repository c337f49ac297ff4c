import type { PaymentStatus } from '@errand/domain/payments';
import { requireFound } from '../../platform/http/index.ts';
import { findPayment } from './payments.queries.ts';
import type { PaymentDeps } from './providers.ts';
import { closePayment, settleFromProvider } from './reconcile.ts';

/** Status of a payment as the callback's `flag`; every other one is `fail`. */
const FLAGS: Record<string, string> = {
  paid: 'success',
  created: 'pending',
  open: 'pending',
  canceled: 'cancel',
};

/**
 * Settles a payment when the customer returns from the provider's page. Returns the page of the shop, or of the console, to lead to. When
 * the provider is unavailable, its webhook or the reconcile job settles the payment later.
 */
export async function handleReturn(
  deps: PaymentDeps,
  paymentId: string,
  isCanceled: boolean,
): Promise<string> {
  const payment = requireFound(await findPayment(deps.db, paymentId));
  const finish = isCanceled ? closePayment : settleFromProvider;
  const status = await finish(deps, payment).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the payment provider does not respond');
    return payment.status;
  });
  return withOutcome(payment.callback, status);
}

/** The callback of a payment with its outcome as `flag`. */
export function withOutcome(callback: string, status: PaymentStatus): string {
  return `${callback}${callback.includes('?') ? '&' : '?'}flag=${FLAGS[status] ?? 'fail'}`;
}
