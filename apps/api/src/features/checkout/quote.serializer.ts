import type { ResponseOf } from '@errand/contract';
import type { getOrderTax } from '@errand/contract/checkout';
import type { Quote as WireQuote } from '@errand/contract/orders-place';
import { toTaxRates } from '@errand/contract/tax-rates';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { problemText } from '../cart/index.ts';
import { toOrderCashbackResponse } from '../promotions/index.ts';
import type { Checkout } from './build-checkout.ts';

/** The parts of a checkout that a quote shows, for an order from a store or a parcel. */
export type QuotedOrder = Pick<
  Checkout,
  'quote' | 'payment' | 'problems' | 'route' | 'prescriptionRequired' | 'couponCode'
> &
  Partial<Pick<Checkout, 'lines' | 'minimumMinor' | 'cashback' | 'queueArrival'>> & {
    parcel?: WireQuote['parcel'];
  };

/** The amounts of a checkout as clients read them. */
export function toQuoteResponse(ctx: RequestContext, checkout: QuotedOrder, settings: Settings): WireQuote {
  const { quote, payment, problems, route, prescriptionRequired, couponCode } = checkout;
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  return {
    lines: (checkout.lines ?? []).map(({ key, name, quantity, unitMinor, agreedUnitMinor, totalMinor }) => ({
      key,
      name,
      quantity,
      unit_amount: major(unitMinor),
      agreed_unit_amount:
        agreedUnitMinor === null || agreedUnitMinor === unitMinor ? null : major(agreedUnitMinor),
      total_amount: major(totalMinor),
    })),
    items_amount: major(quote.itemsMinor),
    discount_amount: major(quote.discountMinor - quote.storeDiscountMinor),
    store_discount_amount: major(quote.storeDiscountMinor),
    coupon_discount_amount: major(quote.couponDiscountMinor),
    tax_amount: major(quote.taxMinor),
    tax_status: quote.taxIncluded ? 'included' : 'excluded',
    taxes: toTaxRates(quote.taxes, major),
    delivery_charge: major(quote.delivery.baseMinor),
    original_delivery_charge: major(originalChargeMinor(quote.delivery)),
    surcharge: major(quote.delivery.surchargeMinor),
    additional_charge: major(quote.additionalChargeMinor),
    additional_charge_name: translated(settings.additional_charge_name, ctx.language),
    extra_packaging_amount: major(quote.packagingMinor),
    dm_tips: major(quote.tipMinor),
    order_amount: major(quote.totalMinor),
    partially_paid_amount: major(payment.walletMinor),
    due_amount: major(payment.dueMinor),
    payment_methods: payment.offered,
    partial_payment_methods: payment.seconds,
    maximum_cod_order_amount: payment.cashLimitMinor === null ? null : major(payment.cashLimitMinor),
    wallet_balance: payment.balanceMinor === null ? null : major(payment.balanceMinor),
    minimum_order_amount: major(checkout.minimumMinor ?? 0),
    queue_arrival: checkout.queueArrival ?? null,
    distance: route ? route.meters / 1000 : null,
    free_delivery_because: quote.delivery.freeBecause,
    prescription_required: prescriptionRequired ? 1 : 0,
    coupon_code: couponCode,
    cashback: toOrderCashbackResponse(checkout.cashback, ctx.language, major),
    parcel: checkout.parcel ?? null,
    problems: problems.map((problem) => ({
      code: problem.code,
      message: problemText(problem, ctx.language),
      ...(problem.field !== undefined && { field: problem.field }),
      ...(problem.line && { line: problem.line }),
    })),
  };
}

/** The tax of the same quote. `ratePercent` is that of the store, or of parcels; lines and charges may have others. */
export function toTaxResponse(
  quote: Checkout['quote'],
  ratePercent: number,
  settings: Settings,
): ResponseOf<typeof getOrderTax> {
  return {
    tax_amount: toMajor(quote.taxMinor, settings.digit_after_decimal_point),
    tax_status: quote.taxIncluded ? 'included' : 'excluded',
    tax_included: quote.taxIncluded ? 1 : 0,
    tax_percentage: ratePercent,
    taxes: toTaxRates(quote.taxes, (minor) => toMajor(minor, settings.digit_after_decimal_point)),
  };
}

/** The charge that is shown struck through; it differs from the charge only when that is waived. */
export function originalChargeMinor({
  freeBecause,
  baseMinor,
  originalMinor,
}: Checkout['quote']['delivery']): number {
  return freeBecause ? originalMinor : baseMinor;
}
