export { isInScope } from './access.ts';
export { listLastChanges, type RowChange } from './audit/audit.queries.ts';
export type { ConsoleContext, ConsoleRoute, Place, Scope } from './console.types.ts';
export { listStaffNames } from './staff/staff.queries.ts';
export { requireVersion, rowVersion } from './version.ts';
