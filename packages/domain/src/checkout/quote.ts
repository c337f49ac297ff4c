import { type LineInput, type PricedLine, priceLines, type StoreOffer } from '../cart/index.ts';
import { type ChargeInput, type DeliveryCharge, deliveryChargeMinor } from '../delivery/index.ts';
import { type Coupon, couponDiscountMinor, couponFreesDelivery } from './coupon.ts';
import { taxMinor } from './tax.ts';

export type QuoteInput = {
  /** Lines of one store; none for a parcel. */
  lines: LineInput[];
  storeOffer: StoreOffer | null;
  /** A coupon that `checkCoupon` let pass; below its minimum it takes off nothing. */
  coupon: Coupon | null;
  tax: { ratePercent: number; included: boolean };
  /** What the charge depends on; the subtotal and the coupon's free delivery come from the quote itself. */
  delivery: Omit<ChargeInput, 'subtotalMinor' | 'couponFreeDelivery'>;
  /** The operator's fee, the store's packaging and the courier's tip; 0 when off. */
  additionalChargeMinor: number;
  packagingMinor: number;
  tipMinor: number;
  atMs: number;
};

/** Every part of an order's total. Discounts are positive numbers that are taken off. */
export type Quote = {
  lines: PricedLine[];
  itemsMinor: number;
  /** Of the items, the store's offer included. */
  discountMinor: number;
  storeDiscountMinor: number;
  subtotalMinor: number;
  couponDiscountMinor: number;
  /** The tax of the order, and whether the prices contain it already. */
  taxMinor: number;
  taxIncluded: boolean;
  /** What the tax adds to the total: 0 when it is included. */
  taxAddedMinor: number;
  delivery: DeliveryCharge;
  additionalChargeMinor: number;
  packagingMinor: number;
  tipMinor: number;
  totalMinor: number;
};

export type QuotePart = {
  name:
    | 'items'
    | 'discount'
    | 'coupon'
    | 'tax'
    | 'delivery'
    | 'surcharge'
    | 'additional_charge'
    | 'packaging'
    | 'tip';
  /** Signed: what is taken off is negative. */
  amountMinor: number;
};

/**
 * The total of an order and all its parts; cart, checkout, order and receipt show these. Order: lines with their
 * discounts, coupon, tax, delivery charge, surcharge, additional charge, packaging, tip. The tax counts on the lines
 * after discounts and coupon. Throws RangeError for a negative fee, which would be a defect of the caller.
 */
export function quote(input: QuoteInput): Quote {
  const priced = priceLines(input.lines, input.storeOffer, input.atMs);
  const { subtotalMinor } = priced;
  const couponOff = input.coupon ? couponDiscountMinor(input.coupon, subtotalMinor) : 0;
  const tax = taxMinor(subtotalMinor - couponOff, input.tax.ratePercent, input.tax.included);
  const delivery = deliveryChargeMinor({
    ...input.delivery,
    subtotalMinor,
    couponFreeDelivery: couponFreesDelivery(input.coupon, subtotalMinor),
  });
  const result: Quote = {
    lines: priced.lines,
    itemsMinor: priced.totalBeforeDiscountMinor,
    discountMinor: priced.discountMinor,
    storeDiscountMinor: priced.storeDiscountMinor,
    subtotalMinor,
    couponDiscountMinor: couponOff,
    taxMinor: tax,
    taxIncluded: input.tax.included,
    taxAddedMinor: input.tax.included ? 0 : tax,
    delivery,
    additionalChargeMinor: requireFee(input.additionalChargeMinor),
    packagingMinor: requireFee(input.packagingMinor),
    tipMinor: requireFee(input.tipMinor),
    totalMinor: 0,
  };
  return { ...result, totalMinor: quoteParts(result).reduce((sum, part) => sum + part.amountMinor, 0) };
}

/** The parts in the order of a receipt; their sum is the total. Parts of 0 are included, the page leaves them out. */
export function quoteParts(quoted: Quote): QuotePart[] {
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
  ];
}

function requireFee(minor: number): number {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`not a fee: ${minor}`);
  return minor;
}
