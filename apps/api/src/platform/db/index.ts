export * from './columns.ts';
export * from './database.ts';
export { databaseError, discardIdle, findStalePlan, isDatabaseGone } from './database-errors.ts';
export { applyDatabaseSettings } from './database-settings.ts';
export { inSavepoint, poolOutside, withJoinedTransaction } from './joined-transaction.ts';
export * from './language.ts';
export { lockNames } from './lock-names.ts';
export { lostConnections } from './lost-connections.ts';
export { type MetaRow, toMetaColumns, toMetaResponse } from './meta-texts.ts';
export { columnsExcept, columnsOf, type JsonRow, jsonOf, type RowOf, type SqlRow } from './row.ts';
export { closeNow, connectSession, openSession } from './session.ts';
export {
  type Bind,
  countRows,
  phonePattern,
  runStatement,
  type Statement,
  searchWindow,
  statement,
} from './statement.ts';
