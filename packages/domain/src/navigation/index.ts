export {
  type AccountEntry,
  type AccountEntryName,
  type AccountFlags,
  accountMenu,
} from './account-menu.ts';
export { type HeaderEntries, headerEntries, type VisitorContext } from './header.ts';
export { logoTarget } from './logo.ts';
export { MENU_LIMITS } from './menu.ts';
export {
  isPageAddress,
  isTakenByShop,
  PAGE_ADDRESS,
  PAGE_ADDRESS_CHARACTERS,
  pageAddressOf,
} from './page-address.ts';
export { providerPath } from './provider.ts';
export { isShopLink, pathOfLink } from './shop-link.ts';
