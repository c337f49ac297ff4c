import type { ProviderOutcome } from '@errand/domain/payments';
import Stripe from 'stripe';
import type { Charge, PaymentProvider } from './payments.types.ts';
import { stripeMovements } from './stripe-movements.ts';
import { fromStripeAmount, stripeStepMinor, toStripeAmount } from './stripe-units.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Base URL of Stripe, such as `https://api.stripe.com`. */
  apiUrl: string;
};

/** Minimum lifetime of a session: Stripe requires 30 minutes. The shop itself closes sessions that must end earlier. */
const SHORTEST_SECONDS = 31 * 60;
const CONCERNS_US = /^checkout\.session\./;

/** Stripe Checkout with the official library: a hosted page, so card data never reaches the server. */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeOptions): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: 15_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  return {
    name: 'stripe',
    title: { en: 'Stripe' },
    stepMinor: stripeStepMinor,
    async create(charge) {
      const session = await sessions.create(sessionOf(charge), { idempotencyKey: charge.id });
      if (!session.url) throw new Error('Stripe returned a session without a URL.');
      return { reference: session.id, redirectUrl: session.url };
    },
    find: async (reference) => foundOf(await sessions.retrieve(reference)),
    async cancel(reference) {
      const session = await sessions.retrieve(reference);
      if (session.status === 'open') await sessions.expire(reference);
    },
    async refund({ reference, refundId, amountMinor }) {
      const { payment_intent: intent, currency } = await sessions.retrieve(reference);
      if (!intent) throw new Error(`The Stripe session ${reference} has no payment.`);
      const amount = toStripeAmount(amountMinor, requireCurrency(currency));
      const refund = await stripe.refunds.create(
        { payment_intent: typeof intent === 'string' ? intent : intent.id, amount },
        { idempotencyKey: refundId },
      );
      return { reference: refund.id };
    },
    async transfer({ id, account, amountMinor, currency }) {
      try {
        const transfer = await stripe.transfers.create(
          { amount: toStripeAmount(amountMinor, currency), currency, destination: account },
          { idempotencyKey: id },
        );
        return { reference: transfer.id };
      } catch (error) {
        // An invalid request stays invalid; everything else may succeed later, such as a balance that is too low now.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient')
          return { rejected: error.code ?? 'invalid_request' };
        throw error;
      }
    },
    movements: (time) => stripeMovements(stripe, time),
    readWebhook(body, headers) {
      const event = stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', webhookSecret);
      if (!CONCERNS_US.test(event.type)) return null;
      return { eventId: event.id, reference: (event.data.object as { id: string }).id };
    },
  };
}

/** Languages of the payment page; it guesses the language of other visitors from their browser. */
const LOCALES =
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  ) as Stripe.Checkout.SessionCreateParams.Locale[];

function sessionOf(charge: Charge): Stripe.Checkout.SessionCreateParams {
  const earliest = Math.ceil(Date.now() / 1000) + SHORTEST_SECONDS;
  return {
    mode: 'payment',
    client_reference_id: charge.id,
    locale: LOCALES.find((locale) => locale === charge.language) ?? 'auto',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: charge.currency,
          unit_amount: toStripeAmount(charge.amountMinor, charge.currency),
          product_data: { name: charge.description },
        },
      },
    ],
    success_url: charge.returnUrl,
    cancel_url: `${charge.returnUrl}?canceled=1`,
    expires_at: Math.max(earliest, Math.floor(charge.expiresAt.getTime() / 1000)),
  };
}

function foundOf(session: Stripe.Checkout.Session): ProviderOutcome {
  if (session.payment_status === 'paid') {
    const amountMinor = fromStripeAmount(session.amount_total ?? 0, requireCurrency(session.currency));
    return { state: 'paid', amountMinor };
  }
  return { state: session.status === 'expired' ? 'expired' : 'open', amountMinor: 0 };
}

/** Only a session that collects no money has none. */
function requireCurrency(currency: string | null): string {
  if (currency === null) throw new Error('The Stripe session has no currency.');
  return currency;
}
