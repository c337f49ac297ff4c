import type { Config } from '@errand/contract/config';
import type { TermSettings } from '@errand/domain/books';
import type { AccentScope } from '@errand/domain/brand';
import type { Translations } from './db/index.ts';

/** Fields that `/api/v1/config` derives from the modules, the domain, the process and other settings. */
type Derived =
  | 'demo'
  | 'place_search'
  | 'time_zone'
  | 'module'
  | 'module_type'
  | 'module_config'
  | 'base_urls'
  | 'accent_colors'
  | 'logo_full_url'
  | 'logo_dark_full_url'
  | 'social_picture_full_url'
  | 'fav_icon_full_url'
  | 'digital_payment_info'
  | 'active_payment_method_list'
  | 'language'
  | 'sys_language'
  | 'vehicle_distance_min'
  | 'vehicle_hourly_min'
  | 'vehicle_day_wise_min'
  | 'app_url_android'
  | 'app_url_ios'
  | 'landing_page_links';

/**
 * Fields of `/api/v1/config` that clients of its API expect and for which this product has one answer, so no setting: it
 * has no apps of its own, no websocket, no drivers of rides and no automatic payouts.
 */
export const FIXED_CONFIG = {
  app_minimum_version_android: null,
  app_minimum_version_ios: null,
  app_minimum_version_android_store: null,
  app_url_android_store: null,
  app_minimum_version_ios_store: null,
  app_url_ios_store: null,
  app_minimum_version_android_deliveryman: null,
  app_url_android_deliveryman: null,
  app_minimum_version_ios_deliveryman: null,
  app_url_ios_deliveryman: null,
  landing_page_settings: null,
  toggle_rider_registration: false,
  websocket_status: 0,
  websocket_url: '',
  websocket_port: 0,
  websocket_key: '',
  disbursement_type: 'manual',
  restaurant_disbursement_waiting_time: 0,
  dm_disbursement_waiting_time: 0,
  min_amount_to_pay_store: 0,
  min_amount_to_pay_dm: 0,
} as const satisfies Partial<Config>;

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
  /** The largest percentage of an offer or coupon that a store sets itself; 0 for none. */
  store_offer_max_percent: number;
  /** The most that an offer or coupon which a store sets itself takes off an order, in whole units; null for no limit. */
  store_offer_max_discount: number | null;
  /** The largest minimum order that a store sets itself, in whole units; null for no limit. */
  store_minimum_order_max: number | null;
  /** The largest packaging fee, delivery charge and rate per kilometer that a store sets itself; null for no limit. */
  store_fee_max: number | null;
  /** The tax on deliveries, packaging and the operator's fee, in percent; 0 for none. That on parcels is `parcel_tax_percentage`. */
  delivery_tax_percentage: number;
  packaging_tax_percentage: number;
  additional_charge_tax_percentage: number;
  /** Minutes that a customer has to answer a pharmacy's offer for a prescription. */
  prescription_answer_minutes: number;
  /** Days after the end of an order for which the files of its prescription are kept. */
  prescription_keep_days: number;
  /** The clock times between which patient messages wait (`quietUntil` of the domain); equal for none. */
  quiet_hours_from: string;
  quiet_hours_until: string;
  /** The least that a payout run pays a store or courier, in whole units. */
  payout_minimum: number;
  /** Days after which an earning is paid out. */
  payout_waiting_days: number;
  /** Days between a change of the account of a store or courier and the next payout to it. */
  payout_account_days: number;
  /** The account that pays: its holder, as SEPA files name it; empty without one. */
  payout_sender_name: string;
  payout_sender_iban: string;
  /** Empty to let the bank find it. */
  payout_sender_bic: string;
  /** The numbers of the tax adviser and of the shop as its client in DATEV; 0 without one. */
  datev_consultant: number;
  datev_client: number;
  /** The month with which fiscal years begin, 1 to 12. */
  datev_first_month: number;
  /** The most cash that a courier may have in hand to be offered a cash order, in whole units; null for no limit. */
  courier_cash_limit: number | null;
  /** The operator as the seller of its documents; empty until it is entered. */
  legal_name: string;
  legal_address: string;
  legal_city: string;
  legal_postcode: string;
  /** The number in a register of companies. */
  register_number: string;
  tax_number: string;
  /** The tax in the prices of plans and advertisements. */
  store_fee_tax_percent: number;
  /** The price of an advertisement for a day, in whole units; 0 for free ones. */
  advertisement_day_price: number;
  /** Whether the links of newsletters count clicks. */
  newsletter_count_clicks: boolean;
  /** The most mails of newsletters that are sent in a minute. */
  newsletter_per_minute: number;
} & TermSettings &
  AccentSettings;

/** The accents of the shop and of each module, as `#rrggbb`; null for the product's own. */
type AccentSettings = Record<`accent_${AccentScope}`, string | null>;

/** Settings whose parts `/api/v1/config` adds to for other clients, or returns in the visitor's language. */
type Reduced = {
  apple_login: Omit<Config['apple_login'][number], 'redirect_url_flutter'>[];
  parcel_return_time_fee: Omit<Config['parcel_return_time_fee'], 'return_fee_for_dm'>;
  footer_menu: { title: Translations; links: { label: Translations; address: string }[] }[];
};

/** The operator's settings. `features/settings` reads them: rows of a table over defaults. */
export type Settings = Omit<Config, Derived | keyof typeof FIXED_CONFIG | TranslatedSetting | keyof Reduced> &
  Record<TranslatedSetting, Translations> &
  Reduced &
  InternalSettings;
