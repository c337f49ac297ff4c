import { percentOf } from '../money/index.ts';
import type { TaxedPart } from '../taxes/index.ts';
import { type AccountKey, courierOwner, OPERATOR, rateOwner, storeOwner } from './accounts.ts';
import { commissionOf, storeWaivers } from './commission.ts';
import type { Posting, PostingPart } from './journal.ts';
import {
  type BookedOrder,
  REFUND_GROUPS,
  type RefundGroup,
  roundingOfGroups,
  taxesOn,
} from './order-amounts.ts';

/** An amount that one party gives another: a commission, or what a courier is paid. */
export type Share = { part: PostingPart; from: AccountKey; to: AccountKey; amountMinor: number };

/**
 * The division of a group of an order's amounts. `sales` add up to what the customer pays: prices for the sellers, less
 * discounts for those who bear them. `shares` then move parts of the sales between parties.
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
function postingsOfGroup({ sales, shares }: EarnedGroup): Posting[] {
  return [...sales, ...shares.flatMap(shareSides)];
}

/** Both sides of a share. */
export function shareSides({ part, from, to, amountMinor }: Share): Posting[] {
  return [
    { ...from, part, amountMinor: 0 - amountMinor },
    { ...to, part, amountMinor },
  ];
}

/** All that is earned with an order, without the customer's side. */
export function earnedPostings(order: BookedOrder): Posting[] {
  const groups = earnedGroups(order);
  return REFUND_GROUPS.flatMap((group) => postingsOfGroup(groups[group]));
}

function goodsOf(order: BookedOrder): EarnedGroup {
  const { storeId, amounts, terms } = order;
  if (storeId === null) return { sales: [], shares: [] };
  const store = storeAccount(storeId);
  const waived = storeWaivers(order);
  const commission = commissionOf(order);
  const isTaxOfStore = terms.goodsTaxBy === 'store';
  const { sales, shares } = taxOf(order, 'goods', store, isTaxOfStore);
  return {
    sales: [
      { ...store, part: 'items', amountMinor: amounts.itemsMinor },
      { ...store, part: 'discount', amountMinor: 0 - waived.discountMinor },
      { ...own('discounts'), part: 'discount', amountMinor: waived.discountMinor - amounts.discountMinor },
      { ...store, part: 'coupon', amountMinor: 0 - waived.couponMinor },
      { ...own('coupons'), part: 'coupon', amountMinor: waived.couponMinor - amounts.couponDiscountMinor },
      ...sales,
    ],
    shares: [
      share('commission', store, own('commission'), commission.amountMinor),
      share('commission_tax', store, taxAccount(terms.commission.taxPercent), commission.taxMinor),
      ...shares,
    ],
  };
}

function deliveryOf(order: BookedOrder): EarnedGroup {
  return order.terms.deliveredBy === 'store' ? ownDelivery(order) : courierDelivery(order);
}

function tipOf(order: BookedOrder): EarnedGroup {
  return { sales: [{ ...carrierOf(order), part: 'tip', amountMinor: order.amounts.tipMinor }], shares: [] };
}

/** A store that delivers itself is paid for the delivery. It gets nothing for the part of the charge that it waives. */
function ownDelivery(order: BookedOrder): EarnedGroup {
  const { storeId, orderId } = order;
  if (storeId === null) throw new RangeError(`The order ${orderId} has no store that delivers it.`);
  const store = storeAccount(storeId);
  const operatorMinor = waivedMinor(order) - storeWaivers(order).freeDeliveryMinor;
  const { sales, shares } = taxOf(order, 'delivery', store, true);
  return {
    sales: [{ ...store, part: 'delivery', amountMinor: paidChargeMinor(order) }, ...sales],
    shares: [share('free_delivery', own('free_delivery'), store, operatorMinor), ...shares],
  };
}

/** The operator is paid for the delivery, also by those who bear a waived charge, and pays the courier. */
function courierDelivery(order: BookedOrder): EarnedGroup {
  const { storeId, courierId, amounts, terms, type } = order;
  const delivery = own('delivery');
  const couponMinor = type === 'parcel' ? amounts.couponDiscountMinor : 0;
  const byStoreMinor = storeId === null ? 0 : storeWaivers(order).freeDeliveryMinor;
  const chargeMinor = amounts.originalDeliveryMinor + amounts.surchargeMinor;
  const payMinor = courierId === null ? 0 : percentOf(chargeMinor, terms.courier.deliveryPercent);
  const { sales, shares } = taxOf(order, 'delivery', delivery, false);
  return {
    sales: [
      { ...delivery, part: 'delivery', amountMinor: paidChargeMinor(order) },
      { ...own('coupons'), part: 'coupon', amountMinor: 0 - couponMinor },
      ...sales,
    ],
    shares: [
      ...(storeId === null ? [] : [share('free_delivery', storeAccount(storeId), delivery, byStoreMinor)]),
      share('free_delivery', own('free_delivery'), delivery, waivedMinor(order) - byStoreMinor),
      share('delivery', own('courier_pay'), carrierOf(order), payMinor),
      ...shares,
    ],
  };
}

function feesOf(order: BookedOrder): EarnedGroup {
  const { storeId, amounts, terms } = order;
  const fees = own('service_fees');
  const packer = storeId === null ? fees : storeAccount(storeId);
  const isTaxOfPacker = storeId !== null && terms.goodsTaxBy === 'store';
  const onPackaging = taxOf(order, 'packaging', packer, isTaxOfPacker);
  const onFee = taxOf(order, 'service_fee', fees, false);
  return {
    sales: [
      { ...packer, part: 'packaging', amountMinor: amounts.packagingMinor },
      { ...fees, part: 'service_fee', amountMinor: amounts.additionalMinor },
      ...onPackaging.sales,
      ...onFee.sales,
    ],
    shares: [...onPackaging.shares, ...onFee.shares],
  };
}

/**
 * The taxes on a part. The seller keeps them if it pays the tax office itself. Else they go to the accounts of their rates: from
 * the customer where they are on top of the price, from the seller where the price contains them.
 */
function taxOf(
  { amounts }: BookedOrder,
  of: TaxedPart,
  seller: AccountKey,
  isTaxOfSeller: boolean,
): EarnedGroup {
  const { lines, addedMinor } = taxesOn(amounts.taxes, of);
  if (isTaxOfSeller) return { sales: [{ ...seller, part: 'tax', amountMinor: addedMinor }], shares: [] };
  const added = lines.filter(({ included }) => !included);
  const included = lines.filter((line) => line.included);
  return {
    sales: added.map(({ ratePercent, amountMinor }) => ({
      ...taxAccount(ratePercent),
      part: 'tax',
      amountMinor,
    })),
    shares: included.map(({ ratePercent, amountMinor }) =>
      share('tax', seller, taxAccount(ratePercent), amountMinor),
    ),
  };
}

/** The account that gets the tip and the pay for a delivery: of the courier, else of the store, else of the operator. */
function carrierOf({ courierId, storeId, terms }: Omit<BookedOrder, 'amounts'>): AccountKey {
  if (courierId !== null && terms.deliveredBy === 'operator')
    return { account: 'courier', owner: courierOwner(courierId) };
  return storeId === null ? own('tips') : storeAccount(storeId);
}

function storeAccount(storeId: number): AccountKey {
  return { account: 'store', owner: storeOwner(storeId) };
}

function taxAccount(ratePercent: number): AccountKey {
  return { account: 'tax', owner: rateOwner(ratePercent) };
}

function waivedMinor({ amounts }: Pick<BookedOrder, 'amounts'>): number {
  return amounts.originalDeliveryMinor - amounts.deliveryMinor;
}

function paidChargeMinor({ amounts }: Pick<BookedOrder, 'amounts'>): number {
  return amounts.deliveryMinor + amounts.surchargeMinor;
}

function share(part: PostingPart, from: AccountKey, to: AccountKey, amountMinor: number): Share {
  return { part, from, to, amountMinor };
}
