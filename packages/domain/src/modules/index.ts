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
  type ModuleLabels,
  moduleLabels,
  pathAfterModuleChoice,
  type WishlistTabLabels,
  wishlistTabLabels,
} from './labels.ts';
