import { config } from '@errand/contract/config';
import { inLanguages } from '@errand/contract/in-languages';
import { COMMISSION_BASES, COMMISSION_TAXES, GOODS_TAX_PAYERS } from '@errand/domain/books';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { z } from 'zod';
import { type Settings, TRANSLATED, type TranslatedSetting } from '../../platform/settings.ts';
import { NUMBERS, type NumberSetting } from './setting-bounds.ts';
import { FORMS, inScopes, plain } from './setting-forms.ts';
import { DEFAULT_SETTINGS } from './settings.defaults.ts';

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
  quiet_hours_from: z.string(),
  quiet_hours_until: z.string(),
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
  newsletter_count_clicks: z.boolean(),
  newsletter_per_minute: z.number().int(),
  ...inScopes(z.string().nullable()),
};

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

export function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, key);
}
