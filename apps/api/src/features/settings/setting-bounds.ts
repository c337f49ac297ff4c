import { ANSWER_MINUTES, PRESCRIPTION_DAYS } from '@errand/domain/orders';
import type { Settings } from '../../platform/settings.ts';

/** The settings of a kind of value. */
export type Keys<Value> = {
  [K in keyof Settings]: Value extends NonNullable<Settings[K]> ? K : never;
}[keyof Settings];
export type NumberSetting = Keys<number>;
type Range = readonly [least: number, most: number];

/** An amount that is charged or paid, in major units: low enough for its sums to be exact. */
const CHARGE: Range = [0, 999_999];
/** An amount that totals are compared with. */
export const LIMIT: Range = [0, 1_000_000_000];
const PERCENT: Range = [0, 100];
const DAYS: Range = [0, 365];

/** The bounds of every number, both included. */
export const NUMBERS: Record<NumberSetting, Range> = {
  digit_after_decimal_point: [0, 3],
  schedule_order_slot_duration: [0, 1440],
  loyalty_point_exchange_rate: [1, 1_000_000],
  loyalty_point_item_purchase_point: PERCENT,
  loyalty_point_minimum_point: [0, 1_000_000],
  ref_earning_exchange_rate: CHARGE,
  ref_earning_min_order: LIMIT,
  per_km_shipping_charge: CHARGE,
  minimum_shipping_charge: CHARGE,
  free_delivery_over: LIMIT,
  additional_charge: CHARGE,
  parcel_per_km_shipping_charge: CHARGE,
  parcel_minimum_shipping_charge: CHARGE,
  parcel_tax_percentage: PERCENT,
  delivery_tax_percentage: PERCENT,
  packaging_tax_percentage: PERCENT,
  additional_charge_tax_percentage: PERCENT,
  parcel_maximum_distance: [0, 20_000],
  admin_commission: PERCENT,
  commission_tax_percent: PERCENT,
  courier_delivery_percent: PERCENT,
  courier_return_fee_percent: PERCENT,
  store_discount_percent: PERCENT,
  store_own_coupon_percent: PERCENT,
  store_shop_coupon_percent: PERCENT,
  store_own_free_delivery_percent: PERCENT,
  store_shop_free_delivery_percent: PERCENT,
  cancellation_fee_store_percent: PERCENT,
  cancellation_fee_courier_percent: PERCENT,
  store_fee_tax_percent: PERCENT,
  advertisement_day_price: CHARGE,
  newsletter_per_minute: [1, 6000],
  subscription_free_trial_days: DAYS,
  subscription_deadline_warning_days: DAYS,
  wallet_funding_limit: LIMIT,
  payout_minimum: LIMIT,
  payout_waiting_days: DAYS,
  payout_account_days: DAYS,
  datev_consultant: [0, 9_999_999],
  datev_client: [0, 99_999],
  datev_first_month: [1, 12],
  courier_cash_limit: LIMIT,
  order_accept_minutes: [0, 1440],
  store_offer_max_percent: PERCENT,
  store_offer_max_discount: LIMIT,
  store_minimum_order_max: LIMIT,
  store_fee_max: CHARGE,
  prescription_answer_minutes: [ANSWER_MINUTES.least, ANSWER_MINUTES.most],
  prescription_keep_days: [PRESCRIPTION_DAYS.least, PRESCRIPTION_DAYS.most],
  offline_payment_hours: [1, 720],
};
