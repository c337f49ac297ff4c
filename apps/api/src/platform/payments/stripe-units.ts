import { currencyDigits } from '@errand/domain/money';

/**
 * Decimals with which Stripe counts, where they are not two (https://docs.stripe.com/currencies). UGX and ISK have no
 * decimals, but Stripe counts them with two.
 */
const STRIPE_DIGITS: Record<string, number> = {
  ...Object.fromEntries(
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3])),
};
/** Amounts with three decimals end in 0, because cards are charged with two of them. */
const MOST_CHARGED_DIGITS = 2;

/**
 * The smallest amount that Stripe can charge and refund in a currency, in minor units of the shop. Every amount there is a
 * multiple of it. `currency` is ISO 4217 in any case.
 */
export function stripeStepMinor(currency: string): number {
  const charged = Math.min(stripeDigits(currency), MOST_CHARGED_DIGITS);
  return 10 ** Math.max(0, currencyDigits(currency) - charged);
}

/** An amount of the shop, in its minor units, as Stripe counts it. Throws RangeError for one that Stripe cannot take. */
export function toStripeAmount(minor: number, currency: string): number {
  const step = stripeStepMinor(currency);
  if (minor % step !== 0)
    throw new RangeError(`Stripe takes ${currency} in multiples of ${step}, not ${minor}.`);
  return scaled(minor, stripeDigits(currency) - currencyDigits(currency));
}

/** An amount of Stripe in minor units of the shop; a smaller rest, which the shop never charges, is left out. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.floor(scaled(amount, currencyDigits(currency) - stripeDigits(currency)));
}

function stripeDigits(currency: string): number {
  return STRIPE_DIGITS[currency.toLowerCase()] ?? 2;
}

/** Divides by a whole power of ten, because a multiplication by 0.01 is not exact. */
function scaled(amount: number, digits: number): number {
  return digits >= 0 ? amount * 10 ** digits : amount / 10 ** -digits;
}
