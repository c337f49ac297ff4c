import { freeDeliveryTerms, generalRatesOf, returnTermsOf, taxTermsOf } from './settings.service.ts';

export { createSettings, onSettingsChanged } from './settings.cache.ts';
export { DEFAULT_SETTINGS } from './settings.defaults.ts';
export { findShopDay, findShopTimeZone } from './settings.queries.ts';
export { isSetting, settingSchema } from './settings.schema.ts';
export { changeSettings, moneyStyle, moneyStyleOf, rejectionText } from './settings.service.ts';
export { shopSettings } from './shop-settings.ts';

/** Terms that several settings make up. */
export const settingTerms = {
  freeDelivery: freeDeliveryTerms,
  generalRates: generalRatesOf,
  parcelReturn: returnTermsOf,
  tax: taxTermsOf,
};
