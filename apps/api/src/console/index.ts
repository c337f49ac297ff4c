export { isInScope } from './access.ts';
export { listAuthors, listLastChanges, type RowChange } from './audit/audit.queries.ts';
export type { ConsoleContext, ConsoleRoute, Place, Scope } from './console.types.ts';
export { listPage } from './list-page.ts';
export { publishShopChanged } from './shop-changed.ts';
export { listStaffNames } from './staff/staff.queries.ts';
export { requireVersion, rowVersion } from './version.ts';
