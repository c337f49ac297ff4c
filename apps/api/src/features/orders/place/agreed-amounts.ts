import { toMajor, toMinor } from '@errand/domain/money';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { type CheckoutBody, type QuotedOrder, quotes } from '../../checkout/index.ts';

/**
 * Requires that total, wallet part, cashback and store, null for a parcel, are still those the customer agreed to. Throws
 * `price_changed` with the current quote.
 */
export function assertQuoteUnchanged(
  ctx: RequestContext,
  checkout: QuotedOrder,
  storeId: number | null,
  body: CheckoutBody,
  settings: Settings,
): void {
  const digits = settings.digit_after_decimal_point;
  const total = toMajor(checkout.quote.totalMinor, digits);
  const wallet = toMajor(checkout.payment.walletMinor, digits);
  const cashback = toMajor(checkout.cashback?.amount_minor ?? 0, digits);
  const isSame = (a: number, b: number) => Math.abs(a - b) * 10 ** digits < 0.5;
  const isAgreed =
    isSame(body.order_amount ?? total, total) &&
    isSame(body.partially_paid_amount ?? wallet, wallet) &&
    isSame(body.cashback_amount ?? cashback, cashback);
  if (isAgreed && (storeId === null || (body.store_id ?? storeId) === storeId)) return;
  throw new AppError('price_changed', {
    order_amount: total,
    quote: quotes.toResponse(ctx, checkout, settings),
  });
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
