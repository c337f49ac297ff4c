import type { Deps } from '../../platform/deps.ts';
import type { Settings } from '../settings/index.ts';
import type { CheckoutBody } from './buyer.ts';
import type { ZoneTerms } from './checkout.queries.ts';

export type PaymentMethod = CheckoutBody['payment_method'];

/** Whether the operator and the store's zone offer a way of paying, and this process can carry it out. */
export function isMethodOffered(
  deps: Pick<Deps, 'payments'>,
  method: PaymentMethod,
  settings: Settings,
  terms: ZoneTerms,
): boolean {
  if (method === 'cash_on_delivery') return settings.cash_on_delivery && terms.cash_on_delivery;
  if (method === 'digital_payment')
    return settings.digital_payment && terms.digital_payment && deps.payments.length > 0;
  if (method === 'offline_payment') return settings.offline_payment_status === 1 && terms.offline_payment;
  return false;
}
