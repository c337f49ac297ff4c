import type { OrderType } from '../delivery/index.ts';
import { allocate } from '../money/index.ts';
import { taxMinor } from './tax.ts';
import { isSameRate, rateOf, type TaxRate } from './tax-rates.ts';

/** Charges that are taxed if the operator has set a rate. */
export const TAXED_CHARGES = ['delivery', 'packaging', 'service_fee'] as const;
export type TaxedCharge = (typeof TAXED_CHARGES)[number];

/** The parts of an order that can be taxed. */
export const TAXED_PARTS = ['goods', ...TAXED_CHARGES] as const;
export type TaxedPart = (typeof TAXED_PARTS)[number];

/**
 * The rates of an order. `ratePercent` is for goods without a rate of their own, and for the delivery of a parcel. Charges that
 * are left out are not taxed. `included` if prices contain the tax.
 */
export type TaxTerms = { ratePercent: number; included: boolean; charges?: ChargeRates };
export type ChargeRates = Partial<Record<TaxedCharge, number>>;

/** The tax of one rate on one part of an order. The base is the price of the part after discounts and coupon, as agreed. */
export type OrderTax = TaxRate & { of: TaxedPart; baseMinor: number; amountMinor: number };

/** The price of a part, or of one of its lines, after discounts and before a coupon. */
export type TaxedAmount = TaxRate & { of: TaxedPart; priceMinor: number };

/**
 * The taxes of an order by part and rate, in the sequence of its amounts. A coupon lowers the bases of one part in proportion to
 * their prices. A rate's tax is computed from the sum of its bases and then divided over them, so that receipt, books and
 * invoice agree.
 */
export function computeTaxes(
  amounts: readonly TaxedAmount[],
  coupon: { on: TaxedPart; amountMinor: number },
  included: boolean,
): OrderTax[] {
  const taxes = withoutCoupon(basesOf(amounts), coupon);
  for (const rate of distinctRates(taxes)) {
    const own = taxes.filter((tax) => isSameRate(tax, rate));
    const bases = own.map(({ baseMinor }) => baseMinor);
    const minor = taxMinor(sum(bases), rate.ratePercent, included);
    for (const [at, part] of allocate(minor, bases).entries()) {
      const tax = own[at];
      if (tax) tax.amountMinor = part;
    }
  }
  return taxes;
}

/** The taxed charges of an order. They include charges of 0, whose rate an edit may need. */
export function chargeAmounts(
  rates: ChargeRates,
  prices: Partial<Record<TaxedCharge, number>>,
): TaxedAmount[] {
  return TAXED_CHARGES.flatMap((of) => {
    const ratePercent = rates[of] ?? 0;
    return ratePercent > 0 ? [{ of, ...rateOf(ratePercent), priceMinor: prices[of] ?? 0 }] : [];
  });
}

/** The share of each line in the tax of its rate. The shares add up to the tax on the goods. */
export function lineTaxes(
  lines: readonly { tax: TaxRate; totalMinor: number }[],
  taxes: readonly OrderTax[],
): number[] {
  const minors = lines.map(() => 0);
  for (const tax of taxes.filter(({ of }) => of === 'goods')) {
    const own = [...lines.entries()].filter(([, line]) => isSameRate(line.tax, tax));
    const shares = allocate(
      tax.amountMinor,
      own.map(([, { totalMinor }]) => totalMinor),
    );
    for (const [at, [index]] of own.entries()) minors[index] = shares[at] ?? 0;
  }
  return minors;
}

/** What `orders` stores of an order's tax, and the amounts that it is on. */
export type StoredTaxes = {
  type: OrderType;
  /** Null for an order that has a single rate. */
  taxes: readonly OrderTax[] | null;
  taxMinor: number;
  taxRate: number;
  itemsMinor: number;
  discountMinor: number;
  couponDiscountMinor: number;
  deliveryMinor: number;
  surchargeMinor: number;
};

/**
 * The taxes of a stored order. An order whose stored taxes are missing, or do not add up to its tax, has a single one of its
 * own rate: on the delivery of a parcel, else on the goods.
 */
export function orderTaxes(order: StoredTaxes): readonly OrderTax[] {
  const { taxes, taxMinor: amountMinor } = order;
  if (taxes && taxTotal(taxes) === amountMinor) return taxes;
  const isParcel = order.type === 'parcel';
  const priceMinor = isParcel
    ? order.deliveryMinor + order.surchargeMinor
    : order.itemsMinor - order.discountMinor;
  const baseMinor = priceMinor - order.couponDiscountMinor;
  if (baseMinor <= 0 && amountMinor === 0) return [];
  return [{ of: isParcel ? 'delivery' : 'goods', ...rateOf(order.taxRate), baseMinor, amountMinor }];
}

/** The rates with which an order was placed, by which a change of it is taxed. */
export function agreedTaxTerms(order: StoredTaxes & { taxIncluded: boolean }): TaxTerms {
  const taxes = orderTaxes(order);
  const rate = (charge: TaxedCharge) => taxes.find(({ of }) => of === charge)?.ratePercent ?? 0;
  const charges = {
    delivery: rate('delivery'),
    packaging: rate('packaging'),
    service_fee: rate('service_fee'),
  };
  return { ratePercent: order.taxRate, included: order.taxIncluded, charges };
}

export type RateSums = { ratePercent: number; baseMinor: number; amountMinor: number };

/** The taxes of an order by rate, the highest first, as receipts list them where there are several. */
export function taxesByRate(taxes: readonly OrderTax[]): RateSums[] {
  const charged = taxes.filter(({ baseMinor }) => baseMinor > 0);
  const rates = [...new Set(charged.map(({ ratePercent }) => ratePercent))].toSorted((a, b) => b - a);
  return rates.map((ratePercent) => {
    const own = charged.filter((tax) => tax.ratePercent === ratePercent);
    return { ratePercent, baseMinor: sum(own.map(({ baseMinor }) => baseMinor)), amountMinor: taxTotal(own) };
  });
}

/** The sum of taxes; of those on a part where it is named. */
export function taxTotal(taxes: readonly OrderTax[], of?: TaxedPart): number {
  return sum(taxes.flatMap((tax) => (of === undefined || tax.of === of ? [tax.amountMinor] : [])));
}

/** What a stored order's tax adds to the price of a part: 0 where prices contain it. */
export function addedTaxMinor(order: StoredTaxes & { taxIncluded: boolean }, of: TaxedPart): number {
  return order.taxIncluded ? 0 : taxTotal(orderTaxes(order), of);
}

/** One entry for each part and rate, without its tax. */
function basesOf(amounts: readonly TaxedAmount[]): OrderTax[] {
  const taxes: OrderTax[] = [];
  for (const { of, kind, ratePercent, priceMinor } of amounts) {
    const same = taxes.find((tax) => tax.of === of && isSameRate(tax, { kind, ratePercent }));
    if (same) same.baseMinor += priceMinor;
    else taxes.push({ of, kind, ratePercent, baseMinor: priceMinor, amountMinor: 0 });
  }
  return taxes;
}

function withoutCoupon(
  taxes: OrderTax[],
  { on, amountMinor }: { on: TaxedPart; amountMinor: number },
): OrderTax[] {
  const lowered = taxes.filter(({ of }) => of === on);
  const shares = allocate(
    amountMinor,
    lowered.map(({ baseMinor }) => baseMinor),
  );
  for (const [at, tax] of lowered.entries()) tax.baseMinor -= shares[at] ?? 0;
  return taxes;
}

function distinctRates(taxes: readonly TaxRate[]): TaxRate[] {
  return taxes.filter((tax, at) => taxes.findIndex((other) => isSameRate(other, tax)) === at);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, minor) => total + minor, 0);
}
