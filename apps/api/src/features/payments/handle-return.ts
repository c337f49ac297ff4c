import { AppError } from '../../platform/http/index.ts';
import { findPayment } from './payments.queries.ts';
import type { PaymentDeps } from './payments.types.ts';
import { askProvider, closePayment } from './reconcile.ts';

/** Status of a payment as the callback's `flag`; every other one is `fail`. */
const FLAGS: Record<string, string> = {
  paid: 'success',
  created: 'pending',
  open: 'pending',
  canceled: 'cancel',
};

/**
 * Somebody comes back from the provider's page: settles what became of the payment and gives the page of the shop to
 * show. A provider that does not answer keeps nobody waiting: its message or the reconciling job will tell.
 */
export async function handleReturn(
  deps: PaymentDeps,
  paymentId: string,
  isCanceled: boolean,
): Promise<string> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) throw new AppError('not_found');
  const finish = isCanceled ? closePayment : askProvider;
  const status = await finish(deps, payment).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the provider does not answer');
    return payment.status;
  });
  const join = payment.callback.includes('?') ? '&' : '?';
  return `${payment.callback}${join}flag=${FLAGS[status] ?? 'fail'}`;
}
