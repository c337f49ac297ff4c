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
  type ModuleLabels,
  type WishlistTabs,
  wishlistTabs,
  moduleLabels,
} from './wording.ts';
