import type { PaymentProvider } from './payments.types.ts';

export * from './payments.types.ts';
export { stripeProvider } from './stripe.ts';

/** The step in which an amount can be paid at any of the providers, in minor units. */
export function commonStepMinor(providers: readonly PaymentProvider[], currency: string): number {
  return Math.max(1, ...providers.map((provider) => provider.stepMinor(currency)));
}
