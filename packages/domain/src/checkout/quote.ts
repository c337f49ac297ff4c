import { type LineInput, type PricedLine, priceLines, type StoreOffer } from '../cart/index.ts';
import { type ChargeInput, type DeliveryCharge, deliveryChargeMinor } from '../delivery/index.ts';
import {
  chargeAmounts,
  computeTaxes,
  lineTaxes,
  type OrderTax,
  rateOf,
  type TaxedAmount,
  type TaxedPart,
  type TaxRate,
  type TaxTerms,
  taxTotal,
} from '../taxes/index.ts';
import { type Coupon, couponDiscountMinor, couponGrantsFreeDelivery } from './coupon.ts';

/** A line with the rate of its item; without one it has that of the order. */
export type QuotedLine = LineInput & { tax?: TaxRate | null };

/** A line with its rate and its share in the tax of that rate. */
export type TaxedLine = PricedLine & { tax: TaxRate; taxMinor: number };

export type QuoteInput = {
  /** Lines of one store; none for a parcel. */
  lines: QuotedLine[];
  storeOffer: StoreOffer | null;
  /** A coupon that passed `checkCoupon`. Below its minimum its discount is 0. */
  coupon: Coupon | null;
  tax: TaxTerms;
  /** Input of the delivery charge. The quote adds the subtotal and the coupon's free delivery. */
  delivery: Omit<ChargeInput, 'subtotalMinor' | 'couponFreeDelivery'>;
  /** The operator's fee, the store's packaging fee and the courier's tip; 0 when not charged. */
  additionalChargeMinor: number;
  packagingMinor: number;
  tipMinor: number;
  atMs: number;
};

/** All parts of an order's total. Discounts are positive and subtracted from the total. */
export type Quote = {
  lines: TaxedLine[];
  itemsMinor: number;
  /** Discount on the items, including the store's offer. */
  discountMinor: number;
  storeDiscountMinor: number;
  subtotalMinor: number;
  couponDiscountMinor: number;
  /** The tax of the order by part and rate, its sum, and whether the prices include it. */
  taxes: OrderTax[];
  taxMinor: number;
  taxIncluded: boolean;
  /** The tax added to the total: 0 when prices include it. */
  taxAddedMinor: number;
  delivery: DeliveryCharge;
  additionalChargeMinor: number;
  packagingMinor: number;
  tipMinor: number;
  /** What the total is rounded by for a payment provider; 0 or negative. */
  roundingMinor: number;
  totalMinor: number;
};

export const QUOTE_PARTS = [
  'items',
  'discount',
  'coupon',
  'tax',
  'delivery',
  'surcharge',
  'additional_charge',
  'packaging',
  'tip',
  'rounding',
] as const;

export type QuotePart = {
  name: (typeof QUOTE_PARTS)[number];
  /** Signed: discounts are negative. */
  amountMinor: number;
};

/**
 * The total of an order and all its parts, as cart, checkout, order and receipt show them. Computed in this order: lines
 * with their discounts, coupon, delivery charge, surcharge, additional charge, packaging, tip, and the tax. Tax applies to the
 * lines after discounts and coupon, and to the charges that have a rate. Throws RangeError for a negative or fractional fee.
 */
export function quote(input: QuoteInput): Quote {
  const priced = priceLines(input.lines, input.storeOffer, input.atMs);
  const { subtotalMinor } = priced;
  const couponOff = input.coupon ? couponDiscountMinor(input.coupon, subtotalMinor) : 0;
  const delivery = deliveryChargeMinor({
    ...input.delivery,
    subtotalMinor,
    couponFreeDelivery: couponGrantsFreeDelivery(input.coupon, subtotalMinor),
  });
  const ofOrder = rateOf(input.tax.ratePercent);
  const lines = priced.lines.map((line, at) => ({ ...line, tax: input.lines[at]?.tax ?? ofOrder }));
  const additionalChargeMinor = requireFee(input.additionalChargeMinor);
  const packagingMinor = requireFee(input.packagingMinor);
  const { taxes, ...tax } = quoteTaxes(
    input.tax,
    lines.map(({ tax: rate, totalMinor }) => ({ of: 'goods', ...rate, priceMinor: totalMinor })),
    { on: 'goods', amountMinor: couponOff },
    { delivery: delivery.totalMinor, packaging: packagingMinor, service_fee: additionalChargeMinor },
  );
  const taxOfLines = lineTaxes(lines, taxes);
  const result: Quote = {
    lines: lines.map((line, at) => ({ ...line, taxMinor: taxOfLines[at] ?? 0 })),
    itemsMinor: priced.totalBeforeDiscountMinor,
    discountMinor: priced.discountMinor,
    storeDiscountMinor: priced.storeDiscountMinor,
    subtotalMinor,
    couponDiscountMinor: couponOff,
    taxes,
    ...tax,
    delivery,
    additionalChargeMinor,
    packagingMinor,
    tipMinor: requireFee(input.tipMinor),
    roundingMinor: 0,
    totalMinor: 0,
  };
  return { ...result, totalMinor: quoteParts(result).reduce((sum, part) => sum + part.amountMinor, 0) };
}

/** The taxes of a quote: of its goods, or of a parcel's delivery, and of the charges that have a rate. */
export function quoteTaxes(
  { charges = {}, included }: TaxTerms,
  amounts: TaxedAmount[],
  coupon: { on: TaxedPart; amountMinor: number },
  prices: Parameters<typeof chargeAmounts>[1],
): Pick<Quote, 'taxes' | 'taxMinor' | 'taxIncluded' | 'taxAddedMinor'> {
  const taxes = computeTaxes([...amounts, ...chargeAmounts(charges, prices)], coupon, included);
  const taxMinor = taxTotal(taxes);
  return { taxes, taxMinor, taxIncluded: included, taxAddedMinor: included ? 0 : taxMinor };
}

/**
 * What a total was rounded by, in units of the currency: the total less its parts, and 0 where they add up to it. Larger
 * differences are no rounding.
 */
export function roundingOf(total: number, parts: readonly number[]): number {
  const difference = Math.round((total - parts.reduce((sum, part) => sum + part, 0)) * 1000) / 1000;
  return difference < 0 && difference > -MAX_ROUNDING ? difference : 0;
}
const MAX_ROUNDING = 0.01;

/** A quote that is cheaper by what a payment provider cannot take. The waived amount is a part of its own. */
export function roundedQuote<Rounded extends Pick<Quote, 'roundingMinor' | 'totalMinor'>>(
  quoted: Rounded,
  waivedMinor: number,
): Rounded {
  const { roundingMinor, totalMinor } = quoted;
  return { ...quoted, roundingMinor: roundingMinor - waivedMinor, totalMinor: totalMinor - waivedMinor };
}

/** The amounts of a quote, or of an order as it was agreed, that the total consists of. */
export type BillAmounts = Pick<
  Quote,
  | 'itemsMinor'
  | 'discountMinor'
  | 'couponDiscountMinor'
  | 'taxAddedMinor'
  | 'additionalChargeMinor'
  | 'packagingMinor'
  | 'tipMinor'
  | 'roundingMinor'
> & { delivery: Pick<DeliveryCharge, 'baseMinor' | 'surchargeMinor'> };

/** The parts in receipt order; their sum is the total. Includes parts of 0. */
export function quoteParts(quoted: BillAmounts): QuotePart[] {
  return [
    { name: 'items', amountMinor: quoted.itemsMinor },
    { name: 'discount', amountMinor: 0 - quoted.discountMinor },
    { name: 'coupon', amountMinor: 0 - quoted.couponDiscountMinor },
    { name: 'tax', amountMinor: quoted.taxAddedMinor },
    { name: 'delivery', amountMinor: quoted.delivery.baseMinor },
    { name: 'surcharge', amountMinor: quoted.delivery.surchargeMinor },
    { name: 'additional_charge', amountMinor: quoted.additionalChargeMinor },
    { name: 'packaging', amountMinor: quoted.packagingMinor },
    { name: 'tip', amountMinor: quoted.tipMinor },
    { name: 'rounding', amountMinor: quoted.roundingMinor },
  ];
}

function requireFee(minor: number): number {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`not a fee: ${minor}`);
  return minor;
}
