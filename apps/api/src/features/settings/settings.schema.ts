import { config } from '@errand/contract/config';
import { inLanguages } from '@errand/contract/in-languages';
import { isBic, isIban, normalizedIban, SEPA_LENGTHS } from '@errand/domain/banking';
import { COMMISSION_BASES, COMMISSION_TAXES, GOODS_TAX_PAYERS } from '@errand/domain/books';
import { ACCENT_SCOPES, type AccentScope, isColor } from '@errand/domain/brand';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { isShopLink, MENU_LIMITS } from '@errand/domain/navigation';
import { ANSWER_MINUTES, PRESCRIPTION_DAYS } from '@errand/domain/orders';
import { TRIAL_UNITS } from '@errand/domain/stores';
import { z } from 'zod';
import { type Settings, TRANSLATED, type TranslatedSetting } from '../../platform/settings.ts';
import { DEFAULT_SETTINGS } from './settings.defaults.ts';

type Keys<Value> = {
  [K in keyof Settings]: Value extends NonNullable<Settings[K]> ? K : never;
}[keyof Settings];
type NumberSetting = Keys<number>;
type TextSetting = Exclude<Keys<string>, TranslatedSetting>;
type Range = readonly [least: number, most: number];

/** An amount that is charged or paid, in major units: low enough for its sums to be exact. */
const CHARGE: Range = [0, 999_999];
/** An amount that totals are compared with. */
const LIMIT: Range = [0, 1_000_000_000];
const PERCENT: Range = [0, 100];
const DAYS: Range = [0, 365];

/** The bounds of every number, both included. */
const NUMBERS: Record<NumberSetting, Range> = {
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

/** Settings that `config` does not describe. */
const INTERNAL = {
  wallet_funding_limit: z.number(),
  order_accept_minutes: z.number().int(),
  store_offer_max_percent: z.number(),
  store_offer_max_discount: z.number().nullable(),
  store_minimum_order_max: z.number().nullable(),
  store_fee_max: z.number().nullable(),
  delivery_tax_percentage: z.number(),
  packaging_tax_percentage: z.number(),
  additional_charge_tax_percentage: z.number(),
  prescription_answer_minutes: z.number().int(),
  prescription_keep_days: z.number().int(),
  payout_minimum: z.number(),
  payout_waiting_days: z.number().int(),
  payout_account_days: z.number().int(),
  payout_sender_name: z.string(),
  payout_sender_iban: z.string(),
  payout_sender_bic: z.string(),
  datev_consultant: z.number().int(),
  datev_client: z.number().int(),
  datev_first_month: z.number().int(),
  courier_cash_limit: z.number().nullable(),
  legal_name: z.string(),
  legal_address: z.string(),
  legal_city: z.string(),
  legal_postcode: z.string(),
  register_number: z.string(),
  tax_number: z.string(),
  commission_basis: z.enum(COMMISSION_BASES),
  commission_basis_tax: z.enum(COMMISSION_TAXES),
  commission_tax_percent: z.number(),
  courier_delivery_percent: z.number(),
  courier_return_fee_percent: z.number(),
  store_discount_percent: z.number(),
  store_own_coupon_percent: z.number(),
  store_shop_coupon_percent: z.number(),
  store_own_free_delivery_percent: z.number(),
  store_shop_free_delivery_percent: z.number(),
  goods_tax_payer: z.enum(GOODS_TAX_PAYERS),
  cancellation_fee_store_percent: z.number(),
  cancellation_fee_courier_percent: z.number(),
  store_fee_tax_percent: z.number(),
  advertisement_day_price: z.number(),
  ...inScopes(z.string().nullable()),
};

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const plain = z.string().refine((text) => !text.includes('\0') && !/\p{Cs}/u.test(text), 'not a text');
const short = plain.max(200);
const link = plain.max(500).refine(isLink, 'not an address that begins with https://');
const picture = z.string().regex(/^[\w-]{1,100}$/);
const color = z.string().refine(isColor, 'not a color').toLowerCase();
const menuText = inLanguages(
  plain.trim().min(1).max(MENU_LIMITS.characters),
  plain.trim().max(MENU_LIMITS.characters).optional(),
);
/** A path of the shop, or a secure web address. The form of the console reads it, `isShopLink` is stricter. */
const MENU_ADDRESS = /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?)$/u;
const menuLink = z.object({
  label: menuText,
  address: z.string().max(500).regex(MENU_ADDRESS).refine(isShopLink),
});
const textFlag = z.string().regex(/^[01]$/);
/** Numbers as texts, as older clients read them. */
const percentText = z.string().regex(/^(100|\d{1,2}(\.\d{1,4})?)$/);
const degreesText = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .refine((text) => Math.abs(Number(text)) <= most, `not from -${most} to ${most}`);

/** The forms of every text, and of the parts of every structured value that `config` leaves open. */
const FORMS = {
  phone: z.string().regex(/^(\+?\d[\d ()./-]{3,28}\d)?$/),
  email: plain.max(254).regex(/^(\S+@\S+\.\S+)?$/),
  logo: picture,
  logo_dark: picture,
  fav_icon: picture,
  social_picture: picture,
  ...inScopes(color),
  country: z.string().refine(isCountry, 'not a country'),
  currency_code: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'not a currency'),
  currency_symbol: plain.max(8).regex(/\S/),
  payout_sender_name: plain.trim().max(SEPA_LENGTHS.name),
  legal_name: short.trim(),
  legal_address: plain.trim().max(300),
  legal_city: plain.trim().max(100),
  legal_postcode: plain.trim().max(20),
  register_number: plain.trim().max(60),
  tax_number: plain.trim().max(30),
  payout_sender_iban: z
    .string()
    .overwrite(normalizedIban)
    .refine((iban) => iban === '' || isIban(iban), 'not an IBAN'),
  payout_sender_bic: z
    .string()
    .trim()
    .toUpperCase()
    .refine((bic) => bic === '' || isBic(bic), 'not a BIC'),
  parcel_opening_time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  parcel_closing_time: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
  subscription_free_trial_type: z.enum(TRIAL_UNITS),
  default_location: z.object({ lat: degreesText(90), lng: degreesText(180) }),
  admin_free_delivery: config.shape.admin_free_delivery.extend({
    free_delivery_over: z.number().min(LIMIT[0]).max(LIMIT[1]),
  }),
  parcel_cancellation_basic_setup: z.object({ return_fee_status: textFlag, return_fee: percentText }),
  parcel_return_time_fee: config.shape.parcel_return_time_fee.omit({ return_fee_for_dm: true }).extend({
    status: textFlag,
    parcel_return_time: z.string().regex(/^\d{1,3}$/),
  }),
  social_media: z
    .array(
      config.shape.social_media.element.extend({
        id: z.number().int().min(1).max(1000),
        name: short.min(1),
        link,
      }),
    )
    .max(20),
  footer_menu: z
    .array(z.object({ title: menuText, links: z.array(menuLink).max(MENU_LIMITS.links) }))
    .max(MENU_LIMITS.groups),
  social_login: z.array(config.shape.social_login.element.extend({ client_id: short })).max(2),
  apple_login: z
    .array(
      config.shape.apple_login.element.omit({ redirect_url_flutter: true }).extend({
        client_id: short,
        client_id_app: short,
        redirect_url_react: link,
      }),
    )
    .max(1),
  download_user_app_links: z.object({
    playstore_url_status: textFlag,
    playstore_url: link,
    apple_store_url_status: textFlag,
    apple_store_url: link,
  }),
} satisfies Record<TextSetting, z.ZodType> & Partial<Record<keyof Settings, z.ZodType>>;

const LONGEST_TEXT = 5000;
const part = plain.max(LONGEST_TEXT);
/** The shop's name is in every mail and title. */
const name = plain.max(200).regex(/\S/);

/** The schema of a setting's value in the settings table, with its bounds. */
export function settingSchema(key: keyof Settings): z.ZodType {
  if (isTranslated(key)) return translatedSchema(key === 'business_name' ? name : part);
  const base = isInternal(key) ? INTERNAL[key] : config.shape[key];
  const inner = valueOf(key);
  const bounds = boundsOf(key);
  const form: z.ZodType =
    bounds && inner instanceof z.ZodNumber
      ? inner.min(bounds.least).max(bounds.most)
      : isFormed(key)
        ? FORMS[key]
        : inner;
  return base instanceof z.ZodNullable ? form.nullable() : form;
}

export type Bounds = { least: number; most: number; whole: boolean };

/** The bounds of a number; null for a setting of another kind. */
export function boundsOf(key: keyof Settings): Bounds | null {
  if (!isNumber(key)) return null;
  const [least, most] = NUMBERS[key];
  const inner = valueOf(key);
  return { least, most, whole: inner instanceof z.ZodNumber && inner.isInt };
}

/** The schema of a value that is not null, without its bounds. */
function valueOf(key: Exclude<keyof Settings, TranslatedSetting>) {
  const base = isInternal(key) ? INTERNAL[key] : config.shape[key];
  return base instanceof z.ZodNullable ? base.unwrap() : base;
}

/** A plain text is in the default language. */
function translatedSchema(required: z.ZodString): z.ZodType {
  return z.union([
    required.transform((text) => ({ [DEFAULT_LANGUAGE]: text })),
    inLanguages(required, part.optional()),
  ]);
}

function inScopes<Schema>(schema: Schema): Record<`accent_${AccentScope}`, Schema> {
  const rows = ACCENT_SCOPES.map((scope) => [`accent_${scope}`, schema]);
  return Object.fromEntries(rows) as Record<`accent_${AccentScope}`, Schema>;
}

function isInternal(key: string): key is keyof typeof INTERNAL {
  return Object.hasOwn(INTERNAL, key);
}

function isNumber(key: string): key is NumberSetting {
  return Object.hasOwn(NUMBERS, key);
}

function isFormed(key: string): key is keyof typeof FORMS {
  return Object.hasOwn(FORMS, key);
}

function isTranslated(key: string): key is TranslatedSetting {
  return (TRANSLATED as readonly string[]).includes(key);
}

function isLink(text: string): boolean {
  return text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  return new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

export function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, key);
}
