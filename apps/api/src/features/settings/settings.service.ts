import type { Config } from '@errand/contract/config';
import { isOn } from '@errand/contract/flag';
import type { ChosenAccents } from '@errand/domain/brand';
import type { AdminFreeDelivery, GeneralRates } from '@errand/domain/delivery';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type LanguageCode } from '@errand/domain/language';
import { MODULE_TYPES, type ModuleType, moduleConfig } from '@errand/domain/modules';
import { type MoneyStyle, toMajor, toMinor } from '@errand/domain/money';
import type { ReturnTerms } from '@errand/domain/parcel';
import type { TaxTerms } from '@errand/domain/taxes';
import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { normalizeInput } from '../../platform/http/normalize-input.ts';
import { FIXED_CONFIG, type Settings, TRANSLATED, type TranslatedSetting } from '../../platform/settings.ts';
import { errorText } from '../../platform/texts/index.ts';
import { listActiveModules } from '../modules/index.ts';
import { refreshSettings, SETTINGS_CHANGED } from './settings.cache.ts';
import { findShopFacts, type LeastVehiclePrices, writeSetting } from './settings.queries.ts';
import { isSetting, settingSchema } from './settings.schema.ts';
import { withoutReinterpreting } from './stored-amounts.ts';

/** The operator's money format; `digits` is the parameter of `toMajor` and `toMinor`. */
export async function moneyStyle(ctx: Pick<Deps, 'settings'>): Promise<MoneyStyle> {
  return moneyStyleOf(await ctx.settings());
}

export function moneyStyleOf(settings: Settings): MoneyStyle {
  return {
    symbol: settings.currency_symbol,
    direction: settings.currency_symbol_direction,
    digits: settings.digit_after_decimal_point,
  };
}

/** The rates of charges, and whether prices include the tax. `ratePercent` is that of what is sold. */
export function taxTermsOf(settings: Settings, ratePercent: number): TaxTerms {
  return {
    ratePercent,
    included: isOn(settings.tax_included),
    charges: {
      delivery: settings.delivery_tax_percentage,
      packaging: settings.packaging_tax_percentage,
      service_fee: settings.additional_charge_tax_percentage,
    },
  };
}

/** The operator's terms of free delivery for `deliveryChargeMinor`. */
export function freeDeliveryTerms(settings: Settings): {
  adminFree: AdminFreeDelivery;
  freeDeliveryOverMinor: number | null;
} {
  const digits = settings.digit_after_decimal_point;
  const { status, type, free_delivery_over } = settings.admin_free_delivery;
  const over = settings.free_delivery_over;
  return {
    adminFree: { status, type, thresholdMinor: toMinor(free_delivery_over, digits) },
    freeDeliveryOverMinor: over === null ? null : toMinor(over, digits),
  };
}

/** The operator's rates of deliveries, or of parcels, for zones without their own. */
export function generalRatesOf(settings: Settings, type: ModuleType): GeneralRates {
  const isParcel = type === 'parcel';
  const perKm = isParcel ? settings.parcel_per_km_shipping_charge : settings.per_km_shipping_charge;
  const minimum = isParcel ? settings.parcel_minimum_shipping_charge : settings.minimum_shipping_charge;
  const digits = settings.digit_after_decimal_point;
  return { perKmMinor: toMinor(perKm, digits), minimumMinor: toMinor(minimum, digits) };
}

/** The operator's terms of bringing back a parcel. */
export function returnTermsOf(settings: Settings): ReturnTerms {
  const { return_fee_status, return_fee } = settings.parcel_cancellation_basic_setup;
  const { status, parcel_return_time, return_time_type } = settings.parcel_return_time_fee;
  const hours = Number(parcel_return_time) * (return_time_type === 'day' ? 24 : 1);
  return {
    feePercent: return_fee_status === '1' ? Number(return_fee) : 0,
    withinHours: status === '1' ? hours : 0,
  };
}

/**
 * Changes settings by their names in `/api/v1/config`, for operator tools. This process uses them on
 * return, other processes after the event. Throws ZodError for an invalid value, RangeError for an unknown name, and the
 * errors of `withoutReinterpreting`.
 */
export async function changeSettings(
  deps: Pick<Deps, 'db' | 'events' | 'now'>,
  changes: Partial<Settings>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const parsed = Object.entries(changes).map(([key, value]) => {
      if (!isSetting(key)) throw new RangeError(`no setting is called ${key}`);
      const schema = settingSchema(key);
      return [key, schema.parse(normalizeInput(schema, value))] as const;
    });
    const written = await withoutReinterpreting(tx, Object.fromEntries(parsed));
    for (const [key, value] of Object.entries(written))
      await writeSetting(tx, key, value, new Date(deps.now()));
    await deps.events.publish(tx, SETTINGS_CHANGED, {});
  });
  await refreshSettings(deps);
}

/** Why `changeSettings` rejected a valid value, in the default language; null for any other error. */
export function rejectionText(error: unknown): string | null {
  if (!(error instanceof AppError)) return null;
  const [{ code, details }] = error.rejections;
  return errorText(code, DEFAULT_LANGUAGE, details);
}

/** Returns the configuration of the storefront. */
export async function getConfiguration(
  ctx: RequestContext<'db' | 'demo' | 'maps' | 'messages' | 'payments' | 'settings'>,
): Promise<Config> {
  // The configuration names a module only if it is the only one, so two rows are enough.
  const [settings, modules, facts] = await Promise.all([
    ctx.settings(),
    listActiveModules(ctx.db, 2),
    findShopFacts(ctx.db),
  ]);
  const only = modules.length === 1 ? modules[0] : undefined;
  return {
    ...FIXED_CONFIG,
    ...settings,
    ...textsIn(settings, ctx.language),
    ...appLinks(settings, ctx.publicUrl),
    ...vehiclePrices(settings, facts),
    footer_menu: settings.footer_menu.map(({ title, links }) => ({
      title: translated(title, ctx.language),
      links: links.map(({ label, address }) => ({ label: translated(label, ctx.language), address })),
    })),
    apple_login: settings.apple_login.map((row) => ({ ...row, redirect_url_flutter: '' })),
    parcel_return_time_fee: { ...settings.parcel_return_time_fee, return_fee_for_dm: '0' },
    language: LANGUAGES.map(({ code, name }) => ({ key: code, value: name })),
    sys_language: LANGUAGES.map(({ code, name }) => ({
      key: code,
      value: name,
      direction: directionOf(code),
      default: code === DEFAULT_LANGUAGE,
    })),
    demo: ctx.demo,
    time_zone: facts.time_zone,
    ...paymentMethods(ctx, settings),
    place_search: ctx.maps.services.geocoder,
    is_mail_active: settings.is_mail_active && ctx.messages.mail,
    is_sms_active: settings.is_sms_active && ctx.messages.sms,
    logo_full_url: mediaUrl(ctx.publicUrl, settings.logo),
    logo_dark_full_url: mediaUrl(ctx.publicUrl, settings.logo_dark),
    fav_icon_full_url: mediaUrl(ctx.publicUrl, settings.fav_icon),
    accent_colors: chosenAccents(settings),
    social_picture_full_url: mediaUrl(ctx.publicUrl, settings.social_picture, 1200),
    module: only
      ? { id: only.id, module_type: only.type, module_name: translated(only.name, ctx.language) }
      : null,
    module_type: only?.type ?? null,
    module_config: {
      module_type: [...MODULE_TYPES],
      food: switches('food'),
      grocery: switches('grocery'),
      pharmacy: switches('pharmacy'),
      ecommerce: switches('ecommerce'),
      parcel: switches('parcel'),
      rental: switches('rental'),
    },
    base_urls: Object.fromEntries(PICTURE_FOLDERS.map((name) => [name, `${ctx.publicUrl}/media`])),
  };
}

/** The colors that the operator has chosen. */
function chosenAccents(settings: Settings): ChosenAccents {
  return {
    shop: settings.accent_shop,
    food: settings.accent_food,
    grocery: settings.accent_grocery,
    pharmacy: settings.accent_pharmacy,
    ecommerce: settings.accent_ecommerce,
    parcel: settings.accent_parcel,
    rental: settings.accent_rental,
  };
}

function textsIn(settings: Settings, language: LanguageCode): Record<TranslatedSetting, string> {
  const texts = TRANSLATED.map((key) => [key, translated(settings[key], language)] as const);
  return Object.fromEntries(texts) as Record<TranslatedSetting, string>;
}

/** The addresses of the customer's app under the names of older clients. */
function appLinks({ download_user_app_links: links }: Settings, publicUrl: string) {
  const android = links.playstore_url_status === '1' ? links.playstore_url : '';
  const ios = links.apple_store_url_status === '1' ? links.apple_store_url : '';
  return {
    app_url_android: android || null,
    app_url_ios: ios || null,
    landing_page_links: {
      app_url_android_status: statusOf(android),
      app_url_android: android,
      app_url_ios_status: statusOf(ios),
      app_url_ios: ios,
      web_app_url_status: '1',
      web_app_url: publicUrl,
    },
  };
}

function statusOf(link: string): '0' | '1' {
  return link === '' ? '0' : '1';
}

/** The lowest prices of vehicles; 0 for none. */
function vehiclePrices(settings: Settings, { per_km, hourly, daily }: LeastVehiclePrices) {
  const major = (minor: number | null) => toMajor(minor ?? 0, settings.digit_after_decimal_point);
  return {
    vehicle_distance_min: major(per_km),
    vehicle_hourly_min: major(hourly),
    vehicle_day_wise_min: major(daily),
  };
}

/** Digital payment is on if the operator enabled it and a provider is configured. */
function paymentMethods(ctx: RequestContext<'payments'>, settings: Settings) {
  const on = settings.digital_payment && ctx.payments.length > 0;
  const gateways = ctx.payments.map(({ name, title }) => ({
    gateway: name,
    gateway_title: translated(title, ctx.language),
    gateway_image: null,
    gateway_image_full_url: null,
  }));
  return {
    digital_payment: on,
    digital_payment_info: { digital_payment: on, plugin_payment_gateways: on, default_payment_gateways: on },
    active_payment_method_list: on ? gateways : [],
  };
}

/** `is_taxi` is the older name of `is_rental`. */
function switches(type: ModuleType) {
  const known = moduleConfig(type);
  return { ...known, is_taxi: known.is_rental, description: '' };
}

/** Base addresses of picture folders for older clients; all pictures are in one place. */
const PICTURE_FOLDERS = [
  'item_image_url',
  'refund_image_url',
  'customer_image_url',
  'banner_image_url',
  'category_image_url',
  'review_image_url',
  'notification_image_url',
  'store_image_url',
  'vendor_image_url',
  'store_cover_photo_url',
  'delivery_man_image_url',
  'chat_image_url',
  'campaign_image_url',
  'business_logo_url',
  'order_attachment_url',
  'module_image_url',
  'parcel_category_image_url',
  'landing_page_image_url',
  'react_landing_page_images',
  'react_landing_page_feature_images',
  'gateway_image_url',
  'brand_image_url',
  'vehicle_image_url',
  'vehicle_brand_image_url',
];
