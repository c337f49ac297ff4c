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
  moduleLabels,
  type WishlistTabs,
  wishlistTabs,
} from './labels.ts';
