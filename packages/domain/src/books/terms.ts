import type { FreeDeliveryReason } from '../delivery/index.ts';

/**
 * The basis of a commission. `listed`: list prices of the items. `discounted`: after discounts, before a coupon. `received`:
 * after the discounts and coupons that the store bears.
 */
export const COMMISSION_BASES = ['listed', 'discounted', 'received'] as const;
export type CommissionBasis = (typeof COMMISSION_BASES)[number];

/** Whether the basis contains the tax: if prices do, never, or always. */
export const COMMISSION_TAXES = ['as_priced', 'without', 'with'] as const;
export type CommissionTax = (typeof COMMISSION_TAXES)[number];

export type CommissionTerms = {
  /** 0 for a store with a plan. */
  percent: number;
  basis: CommissionBasis;
  tax: CommissionTax;
  /** The tax that the operator adds to its commission; 0 without one, and with reverse charge. */
  taxPercent: number;
};

/**
 * The terms by which the money of an order is divided, stored with it when it is placed. Later changes of rates, plans and
 * settings do not affect it. Percentages are from 0 to 100.
 */
export type AgreedTerms = {
  version: 1;
  /** Whether the store had a plan, in place of a commission. */
  plan: boolean;
  commission: CommissionTerms;
  /** Who delivers and is paid for it: the operator's couriers, or the store. */
  deliveredBy: 'operator' | 'store';
  /** The courier's percentages of the delivery charge before any waiver, and of a return fee. Couriers get whole tips. */
  courier: { deliveryPercent: number; returnFeePercent: number };
  /**
   * The store's percentages of discounts on items, of its offer, of a coupon, and of a waived delivery charge. The operator
   * bears the rest.
   */
  storeBears: { discount: number; offer: number; coupon: number; freeDelivery: number };
  /** Who pays the tax on goods to the tax office. */
  goodsTaxBy: 'store' | 'operator';
  /** Percentages of a cancellation fee; the operator gets the rest. */
  cancellationFee: { storePercent: number; courierPercent: number };
};

/** The operator's terms for all orders, which the office decides. */
export type OfficeTerms = Omit<AgreedTerms, 'version' | 'plan' | 'deliveredBy' | 'storeBears'> & {
  /** The store's percentages, which depend on who has issued a coupon, and on whose rule makes a delivery free. */
  storeBears: {
    discount: number;
    ownCoupon: number;
    shopCoupon: number;
    storeFreeDelivery: number;
    operatorFreeDelivery: number;
  };
};

/**
 * The seller of an order. `commissionPercent` is its own rate; null for that of the office. With `reverseCharge` it owes the tax
 * on the commission itself.
 */
export type SellerTerms = {
  commissionPercent: number | null;
  hasPlan: boolean;
  deliversItself: boolean;
  reverseCharge: boolean;
};

/**
 * The tax in percent that the operator adds to what it charges a store. A store with reverse charge owes the tax itself, so
 * that none is added.
 */
export function storeFeeTaxPercent(percent: number, reverseCharge: boolean): number {
  return reverseCharge ? 0 : percent;
}

/** Who has issued a coupon, and the store's percentage of it; null for the office's default. */
export type CouponTerms = { byStore: boolean; storePercent: number | null };

/** The waivers of an order: its coupon, and why its delivery is free; null for none. */
export type OrderWaivers = {
  coupon: CouponTerms | null;
  freeDelivery: FreeDeliveryReason | null;
};

/**
 * The terms that are stored with an order. `seller` is null for a parcel. Whoever made a delivery free bears its charge: the
 * store, the operator, or the bearers of the coupon.
 */
export function agreeTerms(
  office: OfficeTerms,
  seller: SellerTerms | null,
  { coupon, freeDelivery }: OrderWaivers,
): AgreedTerms {
  const { storeBears, commission, ...terms } = office;
  const usualPercent = coupon?.byStore ? storeBears.ownCoupon : storeBears.shopCoupon;
  const couponPercent = coupon ? (coupon.storePercent ?? usualPercent) : 0;
  const plan = seller?.hasPlan ?? false;
  const percent = seller && !plan ? (seller.commissionPercent ?? commission.percent) : 0;
  return {
    version: 1,
    ...terms,
    plan,
    commission: {
      ...commission,
      percent,
      taxPercent: storeFeeTaxPercent(commission.taxPercent, seller?.reverseCharge ?? false),
    },
    deliveredBy: seller?.deliversItself ? 'store' : 'operator',
    storeBears: {
      discount: storeBears.discount,
      offer: 100,
      coupon: couponPercent,
      freeDelivery: waivedPercent(office, couponPercent, freeDelivery),
    },
  };
}

/** The store's percentage of a waived delivery. */
function waivedPercent(
  { storeBears }: OfficeTerms,
  couponPercent: number,
  freeDelivery: FreeDeliveryReason | null,
): number {
  switch (freeDelivery) {
    case 'store':
      return storeBears.storeFreeDelivery;
    case 'coupon':
      return couponPercent;
    case 'all_stores':
    case 'order_amount':
      return storeBears.operatorFreeDelivery;
    default:
      return 0;
  }
}

/** The terms after a change of an order that made its delivery free for another reason, or not free any more. */
export function withFreeDelivery(
  terms: AgreedTerms,
  office: OfficeTerms,
  freeDelivery: FreeDeliveryReason | null,
): AgreedTerms {
  const percent = waivedPercent(office, terms.storeBears.coupon, freeDelivery);
  return { ...terms, storeBears: { ...terms.storeBears, freeDelivery: percent } };
}
