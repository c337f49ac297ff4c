import type { CommissionBasis, CommissionTax, OfficeTerms } from './terms.ts';

/** Who pays the tax on goods to the tax office. */
export const GOODS_TAX_PAYERS = ['store', 'operator'] as const;
export type GoodsTaxPayer = (typeof GOODS_TAX_PAYERS)[number];

/** The settings of the office that the terms of orders are made from, by their keys. Percentages are from 0 to 100. */
export type TermSettings = {
  admin_commission: number;
  commission_basis: CommissionBasis;
  commission_basis_tax: CommissionTax;
  /** The tax that the operator adds to its commission. */
  commission_tax_percent: number;
  /** What a courier gets of the delivery charge before any waiver, and of the fee for a parcel that comes back. */
  courier_delivery_percent: number;
  courier_return_fee_percent: number;
  /** The store's percentage of what is waived; the operator bears the rest. */
  store_discount_percent: number;
  store_own_coupon_percent: number;
  store_shop_coupon_percent: number;
  store_own_free_delivery_percent: number;
  store_shop_free_delivery_percent: number;
  goods_tax_payer: GoodsTaxPayer;
  /** The shares of a fee that a cancellation keeps. The courier gets at most what the store leaves. */
  cancellation_fee_store_percent: number;
  cancellation_fee_courier_percent: number;
};

/** The terms of the office for orders that are placed now. */
export function officeTerms(settings: TermSettings): OfficeTerms {
  return {
    commission: {
      percent: settings.admin_commission,
      basis: settings.commission_basis,
      tax: settings.commission_basis_tax,
      taxPercent: settings.commission_tax_percent,
    },
    courier: {
      deliveryPercent: settings.courier_delivery_percent,
      returnFeePercent: settings.courier_return_fee_percent,
    },
    storeBears: {
      discount: settings.store_discount_percent,
      ownCoupon: settings.store_own_coupon_percent,
      shopCoupon: settings.store_shop_coupon_percent,
      storeFreeDelivery: settings.store_own_free_delivery_percent,
      operatorFreeDelivery: settings.store_shop_free_delivery_percent,
    },
    goodsTaxBy: settings.goods_tax_payer,
    cancellationFee: {
      storePercent: settings.cancellation_fee_store_percent,
      courierPercent: settings.cancellation_fee_courier_percent,
    },
  };
}

/**
 * The settings of an office that has decided nothing, without a commission: it would be on goods after discounts, as they are
 * priced; couriers get the whole charge, stores bear their own discounts, coupons and free delivery, and pay their own tax.
 */
export const STANDARD_TERM_SETTINGS: TermSettings = {
  admin_commission: 0,
  commission_basis: 'discounted',
  commission_basis_tax: 'as_priced',
  commission_tax_percent: 0,
  goods_tax_payer: 'store',
  courier_delivery_percent: 100,
  courier_return_fee_percent: 0,
  store_discount_percent: 100,
  store_own_coupon_percent: 100,
  store_shop_coupon_percent: 0,
  store_own_free_delivery_percent: 100,
  store_shop_free_delivery_percent: 0,
  cancellation_fee_store_percent: 0,
  cancellation_fee_courier_percent: 0,
};
