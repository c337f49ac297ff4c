export {
  type AccountEntry,
  type AccountEntryName,
  type AccountFlags,
  accountMenu,
} from './account-menu.ts';
export { type HeaderEntries, headerEntries, type VisitorContext } from './header.ts';
export { logoTarget } from './logo.ts';
export { MENU_LIMITS } from './menu.ts';
export { providerPath } from './provider.ts';
export { isShopLink } from './shop-link.ts';
