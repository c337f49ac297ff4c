import type { Deps } from '../../platform/deps.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { OrderDeps } from '../orders/events/index.ts';

export function findProvider(deps: Pick<Deps, 'payments'>, name: string): PaymentProvider | null {
  return deps.payments.find((provider) => provider.name === name) ?? null;
}

/** Throws when the provider is not configured in this process. */
export function requireProvider(deps: Pick<Deps, 'payments'>, name: string): PaymentProvider {
  const provider = findProvider(deps, name);
  if (!provider) throw new Error(`The payment provider ${name} is not configured.`);
  return provider;
}

/** The dependencies of settling and refunding payments. */
export type PaymentDeps = OrderDeps & Pick<Deps, 'log' | 'payments'>;
