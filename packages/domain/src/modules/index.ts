export {
  hasStock,
  isModuleType,
  isShopping,
  MODULE_SWITCHES,
  MODULE_TYPES,
  type ModuleConfig,
  type ModuleSwitch,
  type ModuleType,
  moduleConfig,
  type ShoppingModule,
} from './config.ts';
export { MODULE_HOME_LIMITS } from './home-limits.ts';
export {
  type ModuleLabels,
  moduleLabels,
  pathAfterModuleChoice,
  type WishlistTabLabels,
  wishlistTabLabels,
} from './labels.ts';
export { MODULE_PARTS, type ModulePart, moduleParts, partsOfModule, type Stock } from './opening.ts';
