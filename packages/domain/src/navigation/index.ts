export {
  type AccountEntry,
  type AccountEntryName,
  type AccountFlags,
  accountMenu,
} from './account-menu.ts';
export { type BarEntries, barEntries, type Visit } from './bar.ts';
export { logoTarget } from './logo.ts';
