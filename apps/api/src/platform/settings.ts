import type { Config } from '@errand/contract/config';
import type { Translations } from './db/index.ts';

/** Fields that `/api/v1/config` derives from the modules, the domain and the process. */
type Derived =
  | 'demo'
  | 'time_zone'
  | 'module'
  | 'module_type'
  | 'module_config'
  | 'base_urls'
  | 'logo_full_url'
  | 'logo_dark_full_url'
  | 'social_picture_full_url'
  | 'fav_icon_full_url'
  | 'digital_payment_info'
  | 'active_payment_method_list';

/** Settings in the product's languages, returned in the visitor's. */
export const TRANSLATED = [
  'business_name',
  'address',
  'additional_charge_name',
  'footer_text',
  'cookies_text',
  'orders_closed_reason',
  'subscription_deadline_warning_message',
] as const;
export type TranslatedSetting = (typeof TRANSLATED)[number];

/** Settings that only the server uses; `/api/v1/config` does not contain them. */
export type InternalSettings = {
  /** What a member may add to a customer's wallet within a day without a second person, in whole currency units. */
  wallet_funding_limit: number;
  /** Minutes that a store has to accept an order before the shop cancels it; 0 for no limit. */
  order_accept_minutes: number;
};

/** The operator's settings. `features/settings` reads them: rows of a table over defaults. */
export type Settings = Omit<Config, Derived | TranslatedSetting> &
  Record<TranslatedSetting, Translations> &
  InternalSettings;
