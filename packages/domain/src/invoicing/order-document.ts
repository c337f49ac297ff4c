import type { Translations } from '../language/index.ts';
import { allocate } from '../money/index.ts';
import { keptMinor, type OrderMoney } from '../orders/index.ts';
import type { BusinessDocument, DocumentHead, DocumentPart, Party, UnitCode } from './document.ts';
import { documentBody, type StatedAmount, type StatedAmounts, type StatedLine } from './document-body.ts';
import { isSameTax, type TaxKey, taxKey } from './tax-categories.ts';

/** Charges of an order, in the sequence of its receipt. */
const CHARGES = ['delivery', 'surcharge', 'additional_charge', 'packaging', 'tip'] as const;
export type OrderCharge = (typeof CHARGES)[number];

/** The agreed amounts of an order as on its receipt. They contain their tax if `taxIncluded`. */
export type OrderAmounts = {
  lines: {
    name: Translations;
    note: Translations | null;
    quantity: number;
    unit: UnitCode;
    /** All pieces with their add-ons, before the discount. */
    amountMinor: number;
    /** The item's own discount or its share of the store's. */
    discountMinor: number;
    tax: TaxKey;
  }[];
  /** A coupon applies to the lines, or to the delivery of an order without lines. */
  couponMinor: number;
  charges: Record<OrderCharge, number>;
  /** The taxes of charges. Charges that are left out have none. */
  chargeTaxes: Partial<Record<OrderCharge, TaxKey>>;
  taxIncluded: boolean;
  /** The tax of each rate. Their sum is the tax of the receipt. */
  taxes: (TaxKey & { taxMinor: number })[];
  /** The rounding of the total for a payment provider; 0 or negative. */
  roundingMinor: number;
  /** The payments and returns on the receipt. */
  money: Pick<OrderMoney, 'totalMinor' | 'returnFeeMinor' | 'chargesMinor' | 'charged' | 'returned'>;
};

/**
 * Makes the invoice of an order with the total, tax and payment of its receipt. Charges of an order without lines, such as a
 * parcel, become lines. Throws RangeError if the amounts do not add up to the total.
 */
export function orderDocument(head: DocumentHead, order: OrderAmounts): BusinessDocument {
  const charges = chargesOf(head, order);
  const lines: StatedLine[] = order.lines.map(({ name, ...line }) => ({ label: { text: name }, ...line }));
  const stated: StatedAmounts = {
    taxIncluded: order.taxIncluded,
    lines: lines.length > 0 ? lines : charges.map(asLine),
    allowances: couponOf(order, charges),
    charges: lines.length > 0 ? charges : [],
    taxes: order.taxes,
    roundingMinor: order.roundingMinor,
    totalMinor: order.money.totalMinor,
    prepaidMinor: Math.min(keptMinor(order.money), order.money.totalMinor),
  };
  return { ...head, buyer: buyerOf(head), ...documentBody(stated) };
}

/** A seller outside of the tax names no tax number of its buyer (BR-O-02). */
function buyerOf({ seller, buyer }: DocumentHead): Party {
  return seller.taxNumber === null ? { ...buyer, taxNumber: null } : buyer;
}

function chargesOf({ seller }: DocumentHead, { charges, chargeTaxes, money }: OrderAmounts): StatedAmount[] {
  const without = taxKey(seller, 0);
  const part = (name: DocumentPart, amountMinor: number, tax = without): StatedAmount => ({
    label: { part: name },
    amountMinor,
    tax,
  });
  return [
    ...CHARGES.map((name) => part(name, charges[name], chargeTaxes[name])),
    part('return_fee', money.returnFeeMinor),
    part('trip_charges', money.chargesMinor),
  ].filter(({ amountMinor }) => amountMinor > 0);
}

/** The allowances of a coupon: it is divided over the taxes of the lines or charges that it reduces, by their amounts. */
function couponOf({ lines, couponMinor }: OrderAmounts, charges: StatedAmount[]): StatedAmount[] {
  const reduced: { tax: TaxKey; minor: number }[] = lines.map(({ tax, amountMinor, discountMinor }) => ({
    tax,
    minor: amountMinor - discountMinor,
  }));
  if (lines.length === 0)
    for (const { label, tax, amountMinor } of charges)
      if ('part' in label && DELIVERY.includes(label.part)) reduced.push({ tax, minor: amountMinor });
  const sums: { tax: TaxKey; minor: number }[] = [];
  for (const { tax, minor } of reduced) {
    const same = sums.find((sum) => isSameTax(sum.tax, tax));
    if (same) same.minor += minor;
    else sums.push({ tax, minor });
  }
  const shares = allocate(
    couponMinor,
    sums.map(({ minor }) => minor),
  );
  return sums.flatMap(({ tax }, index) => {
    const amountMinor = shares[index] ?? 0;
    return amountMinor > 0 ? [{ label: { part: 'coupon' as const }, amountMinor, tax }] : [];
  });
}
const DELIVERY: DocumentPart[] = ['delivery', 'surcharge'];

function asLine({ label, amountMinor, tax }: StatedAmount): StatedLine {
  return { label, note: null, quantity: 1, unit: 'C62', amountMinor, discountMinor: 0, tax };
}
