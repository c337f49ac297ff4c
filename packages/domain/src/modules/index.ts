export {
  hasStock,
  isModuleType,
  MODULE_SWITCHES,
  MODULE_TYPES,
  type ModuleConfig,
  type ModuleSwitch,
  type ModuleType,
  moduleConfig,
} from './config.ts';
export {
  afterModuleChoice,
  type ModuleWording,
  type WishlistTabs,
  wishlistTabs,
  wording,
} from './wording.ts';
