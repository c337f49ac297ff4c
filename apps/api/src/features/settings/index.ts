export { rejectDuringMaintenance } from './maintenance.ts';
export { settingsOf } from './settings.cache.ts';
export { DEFAULT_SETTINGS, type Settings } from './settings.defaults.ts';
export { changeSettings, freeDeliveryTerms, moneyStyle } from './settings.service.ts';
