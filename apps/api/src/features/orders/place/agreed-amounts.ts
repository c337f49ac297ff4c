import { isLater } from '@errand/domain/checkout';
import { toMajor, toMinor } from '@errand/domain/money';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { type CheckoutBody, type QuotedOrder, quotes } from '../../checkout/index.ts';

/** Pairs of the value that a customer sent as agreed, if any, and the current value. Amounts are in major units. */
type Agreement = {
  amounts: [sent: number | null | undefined, now: number][];
  choices: [sent: unknown, now: unknown][];
};

/** Requires that all is still what the customer agreed to. Throws `price_changed` with the current total and quote. */
export function assertAgreed(
  { amounts, choices }: Agreement,
  digits: number,
  current: () => { order_amount: number; quote: object },
): void {
  const isAgreed =
    amounts.every(([sent, now]) => Math.abs((sent ?? now) - now) * 10 ** digits < 0.5) &&
    choices.every(([sent, now]) => (sent ?? now) === now);
  if (!isAgreed) throw new AppError('price_changed', current());
}

/** `assertAgreed` for total, wallet part, cashback, lines, arrival and store, null for a parcel. */
export function assertQuoteUnchanged(
  ctx: RequestContext,
  checkout: QuotedOrder,
  storeId: number | null,
  body: CheckoutBody,
  settings: Settings,
): void {
  const digits = settings.digit_after_decimal_point;
  const { quote, payment, cashback } = checkout;
  const total = toMajor(quote.totalMinor, digits);
  assertAgreed(
    {
      amounts: [
        [body.order_amount, total],
        [body.partially_paid_amount, toMajor(payment.walletMinor, digits)],
        [body.cashback_amount, toMajor(cashback?.amount_minor ?? 0, digits)],
      ],
      choices:
        storeId === null
          ? []
          : [
              [body.store_id, storeId],
              [body.agreed_lines, quotes.agreedLinesOf(checkout.lines ?? [])],
              [true, isAsSoon(checkout, body)],
            ],
    },
    digits,
    () => ({ order_amount: total, quote: quotes.toResponse(ctx, checkout, settings) }),
  );
}

/** Whether an order for now arrives when the customer saw it, or earlier. */
function isAsSoon({ queueArrival: now }: QuotedOrder, { queue_arrival: sent }: CheckoutBody): boolean {
  return sent === undefined || !now || !isLater(now.schedule_at, sent);
}

/**
 * The amount a cash order is paid with, in minor units; null for other payment methods. Throws `validation` when it is
 * less than the amount due.
 */
export function requireBringChange(
  { payment }: Pick<QuotedOrder, 'payment'>,
  body: CheckoutBody,
  settings: Settings,
): number | null {
  const { bring_change_amount: amount } = body;
  if (payment.method !== 'cash_on_delivery' || !amount) return null;
  const minor = toMinor(amount, settings.digit_after_decimal_point);
  if (minor < payment.dueMinor) throw new AppError('validation', undefined, 'bring_change_amount');
  return minor;
}
