export { rejectDuringMaintenance } from './maintenance.ts';
export { createSettings, onSettingsChanged } from './settings.cache.ts';
export { DEFAULT_SETTINGS } from './settings.defaults.ts';
export { isSetting } from './settings.schema.ts';
export {
  changeSettings,
  freeDeliveryTerms,
  moneyStyle,
  moneyStyleOf,
  returnTermsOf,
} from './settings.service.ts';
export { shopSettings } from './shop-settings.ts';
