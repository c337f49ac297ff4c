import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.defaults.ts';
import { shopSettings } from './shop-settings.ts';

test('country, currency and location of a shop become settings; what is not declared stays as it is', () => {
  expect(
    shopSettings({ country: 'DE', currency: 'EUR', location: { latitude: 53.55, longitude: 9.99 } }),
  ).toEqual({
    country: 'DE',
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_symbol_direction: 'left',
    digit_after_decimal_point: 2,
    default_location: { lat: '53.55', lng: '9.99' },
  });
  expect(shopSettings({})).toEqual({});
});

test('a currency has its own decimals, and a symbol of letters follows the amount', () => {
  expect(shopSettings({ currency: 'KWD' })).toEqual({
    currency_code: 'KWD',
    currency_symbol: 'KWD',
    currency_symbol_direction: 'right',
    digit_after_decimal_point: 3,
  });
  expect(shopSettings({ currency: 'JPY' })).toMatchObject({
    currency_symbol: '¥',
    digit_after_decimal_point: 0,
  });
});

test('the defaults are not those of the demo city', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({ country: 'US', default_location: { lat: '0', lng: '0' } });
});
