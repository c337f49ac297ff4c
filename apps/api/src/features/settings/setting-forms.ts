import { config } from '@errand/contract/config';
import { inLanguages } from '@errand/contract/in-languages';
import { isBic, isIban, normalizedIban, SEPA_LENGTHS } from '@errand/domain/banking';
import { ACCENT_SCOPES, type AccentScope, isColor } from '@errand/domain/brand';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { isShopLink, MENU_LIMITS } from '@errand/domain/navigation';
import { TRIAL_UNITS } from '@errand/domain/stores';
import { z } from 'zod';
import type { Settings, TranslatedSetting } from '../../platform/settings.ts';
import { type Keys, LIMIT } from './setting-bounds.ts';

type TextSetting = Exclude<Keys<string>, TranslatedSetting>;

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export const plain = z.string().refine((text) => !text.includes('\0') && !/\p{Cs}/u.test(text), 'not a text');
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

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The forms of every text, and of the parts of every structured value that `config` leaves open. */
export const FORMS = {
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
  quiet_hours_from: clock,
  quiet_hours_until: clock,
  parcel_opening_time: clock,
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

/** A value for each accent. */
export function inScopes<Schema>(schema: Schema): Record<`accent_${AccentScope}`, Schema> {
  const rows = ACCENT_SCOPES.map((scope) => [`accent_${scope}`, schema]);
  return Object.fromEntries(rows) as Record<`accent_${AccentScope}`, Schema>;
}

function isLink(text: string): boolean {
  return text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  return new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'region', fallback: 'none' }).of(code) !== undefined;
}
