import { percentOf } from '../money/index.ts';
import { type AccountKey, courierOwner, OPERATOR, rateOwner, storeOwner } from './accounts.ts';
import { commissionOf, storeWaivers } from './commission.ts';
import type { Posting, PostingPart } from './journal.ts';
import {
  type BookedOrder,
  REFUND_GROUPS,
  type RefundGroup,
  roundingOfGroups,
  type TaxedPart,
  taxesOn,
} from './order-amounts.ts';

/** An amount that one party gives another: a commission, or what the operator bears of a coupon. */
export type Share = { part: PostingPart; from: AccountKey; to: AccountKey; amountMinor: number };

/**
 * What becomes of a group of an order's amounts. `sales` are what the customer pays, credited to the one who sells it;
 * `shares` are what the seller then gives to others or gets from them.
 */
export type EarnedGroup = { sales: readonly Posting[]; shares: readonly Share[] };

const own = (account: AccountKey['account']): AccountKey => ({ account, owner: OPERATOR });

/** The sales and shares of every group of an order, by its agreed terms. */
export function earnedGroups(order: BookedOrder): Record<RefundGroup, EarnedGroup> {
  const rounded = roundingOfGroups(order);
  const withRounding = (group: RefundGroup, { sales, shares }: EarnedGroup): EarnedGroup => ({
    sales: [...sales, { ...own('rounding'), part: 'rounding', amountMinor: rounded[group] }],
    shares,
  });
  return {
    goods: withRounding('goods', goodsOf(order)),
    delivery: withRounding('delivery', deliveryOf(order)),
    tip: withRounding('tip', tipOf(order)),
    fees: withRounding('fees', feesOf(order)),
  };
}

/** The parts of a group as postings, without the customer's side. */
export function postingsOfGroup({ sales, shares }: EarnedGroup): Posting[] {
  return [...sales, ...shares.flatMap(shareSides)];
}

/** Both sides of a share. */
export function shareSides({ part, from, to, amountMinor }: Share): Posting[] {
  return [
    { ...from, part, amountMinor: 0 - amountMinor },
    { ...to, part, amountMinor },
  ];
}

/** Everything that is earned with an order, without the customer's side. */
export function earnedPostings(order: BookedOrder): Posting[] {
  const groups = earnedGroups(order);
  return REFUND_GROUPS.flatMap((group) => postingsOfGroup(groups[group]));
}

function goodsOf(order: BookedOrder): EarnedGroup {
  const { storeId, amounts, terms } = order;
  if (storeId === null) return { sales: [], shares: [] };
  const store = storeAccount(storeId);
  const { addedMinor } = taxesOn(amounts.taxes, 'goods');
  const waived = storeWaivers(order);
  const commission = commissionOf(order);
  const taxes = terms.goodsTaxBy === 'operator' ? taxShares(order, 'goods', store) : [];
  return {
    sales: [
      { ...store, part: 'items', amountMinor: amounts.itemsMinor },
      { ...store, part: 'discount', amountMinor: 0 - amounts.discountMinor },
      { ...store, part: 'coupon', amountMinor: 0 - amounts.couponDiscountMinor },
      { ...store, part: 'tax', amountMinor: addedMinor },
    ],
    shares: [
      share('discount', own('discounts'), store, amounts.discountMinor - waived.discountMinor),
      share('coupon', own('coupons'), store, amounts.couponDiscountMinor - waived.couponMinor),
      share('commission', store, own('commission'), commission.amountMinor),
      share('commission_tax', store, taxAccount(terms.commission.taxPercent), commission.taxMinor),
      ...taxes,
    ],
  };
}

function deliveryOf(order: BookedOrder): EarnedGroup {
  return order.terms.deliveredBy === 'store' ? ownDelivery(order) : courierDelivery(order);
}

function tipOf(order: BookedOrder): EarnedGroup {
  return { sales: [{ ...carrierOf(order), part: 'tip', amountMinor: order.amounts.tipMinor }], shares: [] };
}

/** A store that delivers sells the delivery too; what it waives itself it does not get. */
function ownDelivery(order: BookedOrder): EarnedGroup {
  const { storeId, amounts } = order;
  if (storeId === null) throw new RangeError(`The order ${order.orderId} has no store that delivers it.`);
  const store = storeAccount(storeId);
  const { addedMinor } = taxesOn(amounts.taxes, 'delivery');
  const operatorMinor = waivedMinor(order) - storeWaivers(order).freeDeliveryMinor;
  return {
    sales: [
      { ...store, part: 'delivery', amountMinor: amounts.deliveryMinor + amounts.surchargeMinor },
      { ...store, part: 'tax', amountMinor: addedMinor },
    ],
    shares: [share('free_delivery', own('free_delivery'), store, operatorMinor)],
  };
}

/** The operator sells the delivery, pays its courier, and is paid for a waived charge by the one who bears it. */
function courierDelivery(order: BookedOrder): EarnedGroup {
  const { storeId, courierId, amounts, terms, type } = order;
  const { addedMinor } = taxesOn(amounts.taxes, 'delivery');
  const couponMinor = type === 'parcel' ? amounts.couponDiscountMinor : 0;
  const byStoreMinor = storeId === null ? 0 : storeWaivers(order).freeDeliveryMinor;
  const chargeMinor = amounts.originalDeliveryMinor + amounts.surchargeMinor;
  const pay = courierId === null ? 0 : percentOf(chargeMinor, terms.courier.deliveryPercent);
  return {
    sales: [
      { ...own('delivery'), part: 'delivery', amountMinor: amounts.deliveryMinor + amounts.surchargeMinor },
      { ...own('delivery'), part: 'coupon', amountMinor: 0 - couponMinor },
      { ...own('delivery'), part: 'tax', amountMinor: addedMinor },
    ],
    shares: [
      ...taxShares(order, 'delivery', own('delivery')),
      share('coupon', own('coupons'), own('delivery'), couponMinor),
      ...(storeId === null
        ? []
        : [share('free_delivery', storeAccount(storeId), own('delivery'), byStoreMinor)]),
      share('free_delivery', own('free_delivery'), own('delivery'), waivedMinor(order) - byStoreMinor),
      share('delivery', own('courier_pay'), carrierOf(order), pay),
    ],
  };
}

function feesOf(order: BookedOrder): EarnedGroup {
  const { storeId, amounts } = order;
  const { addedMinor } = taxesOn(amounts.taxes, 'service_fee');
  const packing = storeId === null ? own('service_fees') : storeAccount(storeId);
  return {
    sales: [
      { ...packing, part: 'packaging', amountMinor: amounts.packagingMinor },
      { ...own('service_fees'), part: 'service_fee', amountMinor: amounts.additionalMinor },
      { ...own('service_fees'), part: 'tax', amountMinor: addedMinor },
    ],
    shares: taxShares(order, 'service_fee', own('service_fees')),
  };
}

/** The account of who carries an order and gets its tip: courier, store, or else the operator. */
export function carrierOf({ courierId, storeId, terms }: Omit<BookedOrder, 'amounts'>): AccountKey {
  if (courierId !== null && terms.deliveredBy === 'operator')
    return { account: 'courier', owner: courierOwner(courierId) };
  return storeId === null ? own('tips') : storeAccount(storeId);
}

function storeAccount(storeId: number): AccountKey {
  return { account: 'store', owner: storeOwner(storeId) };
}

function taxShares({ amounts }: BookedOrder, of: TaxedPart, seller: AccountKey): Share[] {
  return taxesOn(amounts.taxes, of).lines.map(({ ratePercent, amountMinor }) =>
    share('tax', seller, taxAccount(ratePercent), amountMinor),
  );
}

function taxAccount(ratePercent: number): AccountKey {
  return { account: 'tax', owner: rateOwner(ratePercent) };
}

function waivedMinor({ amounts }: Pick<BookedOrder, 'amounts'>): number {
  return amounts.originalDeliveryMinor - amounts.deliveryMinor;
}

function share(part: PostingPart, from: AccountKey, to: AccountKey, amountMinor: number): Share {
  return { part, from, to, amountMinor };
}
