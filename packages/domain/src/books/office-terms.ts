import type { CommissionBasis, CommissionTax, OfficeTerms } from './terms.ts';

/** Who pays the tax on goods to the tax office. */
export const GOODS_TAX_PAYERS = ['store', 'operator'] as const;
export type GoodsTaxPayer = (typeof GOODS_TAX_PAYERS)[number];

/** The settings that become the terms of orders, by their keys. Percentages are from 0 to 100. */
export type TermSettings = {
  admin_commission: number;
  commission_basis: CommissionBasis;
  commission_basis_tax: CommissionTax;
  /** The tax that the operator adds to its commission. */
  commission_tax_percent: number;
  /** What a courier gets of the delivery charge before any waiver, and of the fee for a parcel that comes back. */
  courier_delivery_percent: number;
  courier_return_fee_percent: number;
  /** The store's percentages of discounts, coupons and waived deliveries; the operator bears the rest. */
  store_discount_percent: number;
  store_own_coupon_percent: number;
  store_shop_coupon_percent: number;
  store_own_free_delivery_percent: number;
  store_shop_free_delivery_percent: number;
  goods_tax_payer: GoodsTaxPayer;
  /** Percentages of a cancellation fee. The courier gets at most what the store leaves. */
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
 * The default settings. There is no commission; its basis is the price of goods after discounts. Couriers get the whole
 * delivery charge. Stores bear their own discounts, coupons and free delivery, and pay the tax on their goods.
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
