import type { Deps } from '@errand/api';
import { demoBank } from '@errand/api/demo-bank';
import type { PaymentProvider } from '@errand/api/platform/payments';
import type { Env } from './env/env.ts';
import { StartError } from './start-error.ts';

/** The payment providers that the environment configures, and in the demo a bank with play money. */
export async function paymentProviders(
  env: Env,
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
): Promise<PaymentProvider[]> {
  return [...(await stripe(env)), ...(env.DEMO ? [demoBank(deps)] : [])];
}

async function stripe(env: Env): Promise<PaymentProvider[]> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (!secretKey) return [];
  if (!webhookSecret)
    throw new StartError('STRIPE_SECRET_KEY is set: STRIPE_WEBHOOK_SECRET must be set too.');
  if (!env.PUBLIC_URL)
    throw new StartError(
      'STRIPE_SECRET_KEY is set: PUBLIC_URL must be set too, because Stripe redirects customers there.',
    );
  // Loaded on demand: the library is large.
  const { stripeProvider } = await import('@errand/api/platform/payments');
  return [stripeProvider({ secretKey, webhookSecret, apiUrl })];
}
