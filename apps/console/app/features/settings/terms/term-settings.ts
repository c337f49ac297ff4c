import type { SettingRow } from '@errand/contract/console/settings';
import type { TermSettings } from '@errand/domain/books';

const KEYS = {
  admin_commission: true,
  commission_basis: true,
  commission_basis_tax: true,
  commission_tax_percent: true,
  courier_delivery_percent: true,
  courier_return_fee_percent: true,
  store_discount_percent: true,
  store_own_coupon_percent: true,
  store_shop_coupon_percent: true,
  store_own_free_delivery_percent: true,
  store_shop_free_delivery_percent: true,
  goods_tax_payer: true,
  cancellation_fee_store_percent: true,
  cancellation_fee_courier_percent: true,
} as const satisfies Record<keyof TermSettings, true>;

export function isTermSetting(key: string): key is keyof TermSettings {
  return Object.hasOwn(KEYS, key);
}

/** The values of the terms of orders. */
export function termSettingsOf(rows: readonly Pick<SettingRow, 'key' | 'value'>[]): TermSettings {
  const terms = rows.filter(({ key }) => isTermSetting(key)).map(({ key, value }) => [key, value]);
  return Object.fromEntries(terms) as TermSettings;
}
