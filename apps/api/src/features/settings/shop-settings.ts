import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { currencyDigits } from '@errand/domain/money';
import type { Settings } from '../../platform/settings.ts';

/** What an operator declares before the first start. */
export type ShopOrigin = {
  /** ISO 3166-1 alpha-2: the country of phone numbers without a calling code. */
  country?: string | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  /** Where maps begin before a visitor has chosen a place. */
  location?: { latitude: number; longitude: number } | undefined;
};

/** The settings of a shop's country, currency and location. */
export function shopSettings({ country, currency, location }: ShopOrigin): Partial<Settings> {
  return {
    ...(country && { country }),
    ...(currency && currencySettings(currency)),
    ...(location && {
      default_location: { lat: String(location.latitude), lng: String(location.longitude) },
    }),
  };
}

/** "€12.00"; a symbol of letters follows the amount: "12.000 KWD". */
function currencySettings(currency: string): Partial<Settings> {
  const format = new Intl.NumberFormat(DEFAULT_LANGUAGE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return {
    currency_code: currency,
    currency_symbol: symbol,
    currency_symbol_direction: /\p{L}/u.test(symbol) ? 'right' : 'left',
    digit_after_decimal_point: currencyDigits(currency),
  };
}
