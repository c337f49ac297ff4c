import { STANDARD_TERM_SETTINGS } from '@errand/domain/books';
import { FONTS } from '@errand/domain/brand';
import { DEFAULT_DIGITS } from '@errand/domain/money';
import type { Settings } from '../../platform/settings.ts';
import { translationsOf } from '../../platform/texts/index.ts';

const identity: Pick<
  Settings,
  | 'business_name'
  | 'address'
  | 'phone'
  | 'email'
  | 'logo'
  | 'logo_dark'
  | 'fav_icon'
  | 'social_picture'
  | 'country'
  | 'default_location'
> = {
  business_name: { en: 'Errand' },
  address: { en: '' },
  phone: '',
  email: '',
  logo: null,
  logo_dark: null,
  fav_icon: null,
  social_picture: null,
  country: 'US',
  default_location: { lat: '0', lng: '0' },
};

const brand = {
  font: FONTS[0],
  accent_shop: null,
  accent_food: null,
  accent_grocery: null,
  accent_pharmacy: null,
  accent_ecommerce: null,
  accent_parcel: null,
  accent_rental: null,
} satisfies Partial<Settings>;

const apps = {
  download_user_app_links: {
    playstore_url_status: '0',
    playstore_url: '',
    apple_store_url_status: '0',
    apple_store_url: '',
  },
} satisfies Partial<Settings>;

const signIn = {
  customer_verification: false,
  social_login: [
    { login_medium: 'google', status: false, client_id: '' },
    { login_medium: 'facebook', status: false, client_id: '' },
  ],
  apple_login: [
    {
      login_medium: 'apple',
      status: false,
      client_id: '',
      client_id_app: '',
      redirect_url_react: '',
    },
  ],
  centralize_login: {
    manual_login_status: 1,
    otp_login_status: 0,
    social_login_status: 0,
    google_login_status: 0,
    facebook_login_status: 0,
    apple_login_status: 0,
    email_verification_status: 0,
    phone_verification_status: 0,
  },
  firebase_otp_verification: 0,
  is_sms_active: true,
  is_mail_active: true,
  country_picker_status: 1,
} satisfies Partial<Settings>;

const payment = {
  cash_on_delivery: true,
  digital_payment: true,
  partial_payment_status: 1,
  partial_payment_method: 'both',
  offline_payment_status: 0,
  offline_payment_hours: 24,
  add_fund_status: 1,
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 10,
  loyalty_point_item_purchase_point: 5,
  loyalty_point_minimum_point: 100,
  ref_earning_status: 0,
  ref_earning_exchange_rate: 0,
  ref_earning_min_order: 0,
  wallet_funding_limit: 100,
  payout_minimum: 0,
  payout_waiting_days: 3,
  payout_account_days: 3,
  payout_sender_name: '',
  payout_sender_iban: '',
  payout_sender_bic: '',
  datev_consultant: 0,
  datev_client: 0,
  datev_first_month: 1,
  courier_cash_limit: null,
  legal_name: '',
  legal_address: '',
  legal_city: '',
  legal_postcode: '',
  register_number: '',
  tax_number: '',
} satisfies Partial<Settings>;

const ordering = {
  order_delivery_verification: false,
  prescription_order_status: true,
  schedule_order: true,
  schedule_order_slot_duration: 30,
  dm_tips_status: 1,
  guest_checkout_status: 1,
  per_km_shipping_charge: 0.5,
  minimum_shipping_charge: 2,
  free_delivery_over: null,
  admin_free_delivery: { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 },
  additional_charge_status: 0,
  additional_charge_name: translationsOf('defaults.additional_charge_name'),
  additional_charge: 0,
  tax_included: 0,
  delivery_tax_percentage: 0,
  packaging_tax_percentage: 0,
  additional_charge_tax_percentage: 0,
  home_delivery_status: 1,
  takeaway_status: 1,
  order_confirmation_model: 'store',
  order_accept_minutes: 0,
  prescription_answer_minutes: 60,
  prescription_keep_days: 365,
  quiet_hours_from: '22:00',
  quiet_hours_until: '08:00',
  show_dm_earning: true,
  canceled_by_deliveryman: false,
  canceled_by_store: true,
  dm_picture_upload_status: 0,
  refund_active_status: true,
  parcel_per_km_shipping_charge: 0.8,
  parcel_minimum_shipping_charge: 3,
  parcel_cancellation_status: 1,
  parcel_cancellation_basic_setup: { return_fee_status: '1', return_fee: '50' },
  parcel_return_time_fee: {
    status: '1',
    parcel_return_time: '24',
    return_time_type: 'hour',
  },
  parcel_tax_percentage: 0,
  parcel_maximum_distance: 0,
  parcel_cross_zone_status: 1,
  parcel_opening_time: '00:00',
  parcel_closing_time: '00:00',
} satisfies Partial<Settings>;

const pages = {
  toggle_veg_non_veg: true,
  toggle_store_registration: true,
  toggle_dm_registration: true,
  maintenance_mode: false,
  // A new shop takes no orders until its operator opens it.
  orders_open: false,
  orders_closed_reason: { en: '' },
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  social_media: [],
  footer_menu: [],
  footer_text: translationsOf('defaults.footer_text'),
  cookies_text: { en: '' },
  newsletter_count_clicks: false,
  newsletter_per_minute: 600,
} satisfies Partial<Settings>;

const terms = {
  ...STANDARD_TERM_SETTINGS,
  admin_commission: 12,
  store_fee_tax_percent: 0,
  advertisement_day_price: 0,
} satisfies Partial<Settings>;

const vendors = {
  store_offer_max_percent: 50,
  store_offer_max_discount: null,
  store_minimum_order_max: null,
  store_fee_max: null,
  commission_business_model: 1,
  subscription_business_model: 0,
  subscription_free_trial_status: 0,
  subscription_free_trial_days: 0,
  subscription_free_trial_type: 'day',
  subscription_deadline_warning_days: 0,
  subscription_deadline_warning_message: { en: '' },
} satisfies Partial<Settings>;

const GROUPS = { identity, brand, apps, sign_in: signIn, payment, ordering, pages, terms, vendors };
export type SettingGroup = keyof typeof GROUPS | 'format';

/** The part of the settings that a setting belongs to. */
export function groupOf(key: keyof Settings): SettingGroup {
  const groups = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
  return groups.find((group) => Object.hasOwn(GROUPS[group], key)) ?? 'format';
}

/** Rows of the settings table override them by name. */
export const DEFAULT_SETTINGS: Settings = {
  ...identity,
  ...brand,
  ...apps,
  ...signIn,
  ...payment,
  ...ordering,
  ...pages,
  ...terms,
  ...vendors,
  currency_symbol: '$',
  currency_code: 'USD',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: DEFAULT_DIGITS,
  timeformat: '24',
};
