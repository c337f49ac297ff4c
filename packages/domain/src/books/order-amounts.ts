import type { OrderType } from '../delivery/index.ts';
import { sumMinor } from '../orders/index.ts';
import { type OrderTax, orderTaxes, type StoredTaxes, type TaxedPart } from '../taxes/index.ts';
import type { AgreedTerms } from './terms.ts';

/** The tax of one rate on one part of an order; `included` if the part contains it, else it is on top of it. */
export type TaxLine = Pick<OrderTax, 'of' | 'ratePercent' | 'amountMinor'> & { included: boolean };

/** The amounts of an order as `orders` stores them, in minor units. */
export type OrderAmounts = {
  itemsMinor: number;
  /** Discounts on the items, which contain the store's offer (`storeDiscountMinor`). */
  discountMinor: number;
  storeDiscountMinor: number;
  couponDiscountMinor: number;
  packagingMinor: number;
  /** The charge that the customer pays, the charge before a waiver, and the surcharge. */
  deliveryMinor: number;
  originalDeliveryMinor: number;
  surchargeMinor: number;
  additionalMinor: number;
  tipMinor: number;
  totalMinor: number;
  taxes: readonly TaxLine[];
};

/** An order as the books see it: whose it is, its amounts and its terms. */
export type BookedOrder = {
  orderId: number;
  type: OrderType;
  /** Null for a parcel. */
  storeId: number | null;
  /** Null without a delivery, for a store that delivers itself, and while no courier is assigned. */
  courierId: number | null;
  amounts: OrderAmounts;
  terms: AgreedTerms;
};

/** The taxes of a stored order that are not 0. */
export function taxLines(order: StoredTaxes & { taxIncluded: boolean }): TaxLine[] {
  return orderTaxes(order).flatMap(({ of, ratePercent, amountMinor }) =>
    amountMinor === 0 ? [] : [{ of, ratePercent, amountMinor, included: order.taxIncluded }],
  );
}

/** The groups of amounts that can be refunded separately. `fees` are packaging, service fee and rounding. */
export const REFUND_GROUPS = ['goods', 'delivery', 'tip', 'fees'] as const;
export type RefundGroup = (typeof REFUND_GROUPS)[number];
export type GroupAmounts = Record<RefundGroup, number>;

/** The taxes on a part of an order with their sum, and the sum of those on top of its price. */
export function taxesOn(
  taxes: readonly TaxLine[],
  of: TaxedPart,
): { lines: TaxLine[]; allMinor: number; addedMinor: number } {
  const lines = taxes.filter((line) => line.of === of);
  const added = lines.filter(({ included }) => !included);
  return { lines, allMinor: sumMinor(lines), addedMinor: sumMinor(added) };
}

/** What the customer pays of each group. Together they are the total of the order; none is negative. */
export function groupAmounts(order: Pick<BookedOrder, 'type' | 'amounts'>): GroupAmounts {
  const priced = pricedGroups(order);
  const rounded = roundingOfGroups(order);
  return byGroup((group) => priced[group] + rounded[group]);
}

/**
 * The rounding of the total for a payment provider, 0 or negative, by group. It lowers the fees first and then the other
 * groups, none below 0.
 */
export function roundingOfGroups(order: Pick<BookedOrder, 'type' | 'amounts'>): GroupAmounts {
  const priced = pricedGroups(order);
  let leftMinor = order.amounts.totalMinor - sumGroups(priced);
  const rounded = { goods: 0, delivery: 0, tip: 0, fees: 0 };
  for (const group of ['fees', 'goods', 'delivery', 'tip'] as const) {
    rounded[group] = Math.max(leftMinor, 0 - priced[group]);
    leftMinor -= rounded[group];
  }
  return rounded;
}

/** One amount for each group. */
export function byGroup(amountOf: (group: RefundGroup) => number): GroupAmounts {
  return {
    goods: amountOf('goods'),
    delivery: amountOf('delivery'),
    tip: amountOf('tip'),
    fees: amountOf('fees'),
  };
}

export const NO_GROUPS: GroupAmounts = byGroup(() => 0);

export function sumGroups(amounts: GroupAmounts): number {
  return REFUND_GROUPS.reduce((sum, group) => sum + amounts[group], 0);
}

function pricedGroups({ type, amounts }: Pick<BookedOrder, 'type' | 'amounts'>): GroupAmounts {
  const { taxes, couponDiscountMinor: coupon } = amounts;
  const isParcel = type === 'parcel';
  const added = (of: TaxedPart) => taxesOn(taxes, of).addedMinor;
  return {
    goods: amounts.itemsMinor - amounts.discountMinor - (isParcel ? 0 : coupon) + added('goods'),
    delivery: amounts.deliveryMinor + amounts.surchargeMinor - (isParcel ? coupon : 0) + added('delivery'),
    tip: amounts.tipMinor,
    fees: amounts.packagingMinor + added('packaging') + amounts.additionalMinor + added('service_fee'),
  };
}
