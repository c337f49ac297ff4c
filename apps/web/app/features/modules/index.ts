export { ModuleDialog } from './components/module-dialog.tsx';
export { ModuleList } from './components/module-list.tsx';
export { ModulePicture } from './components/module-picture.tsx';
export { ModuleStrip, ModuleSwitcher } from './components/module-switcher.tsx';
export { settleRentalCart } from './settle-rental-cart.ts';
export { consumeModuleChoice, useChooseModule } from './use-choose-module.ts';
