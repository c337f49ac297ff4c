export { isInScope, scopeOf } from './access.ts';
export {
  currentAuditId,
  listAuthors,
  listEntryChanges,
  listRowChanges,
  type RowChange,
} from './audit/audit.queries.ts';
export { earlierStates, wholeRows } from './audit/earlier-states.ts';
export type { ConsoleContext, ConsoleRoute, Place, Scope } from './console-context.ts';
export type { CsvFile } from './csv.ts';
export { entryService } from './forms/entry-service.ts';
export { pageOf } from './forms/page-of.ts';
export {
  parseReward,
  stateOf,
  toPeriod,
  toRewardFields,
} from './forms/promotion-fields.ts';
export { promotionRows } from './forms/promotion-rows.ts';
export { promotionService } from './forms/promotion-service.ts';
export { BY_ID, byValue, isAfterSql, listPage, listPageAfter, type RowPosition } from './list-page.ts';
export { publishShopChanged } from './publish-changes.ts';
export { countUpTo, requireVersion, rowVersion, type VersionedRow, versionedRows } from './versioned-rows.ts';
