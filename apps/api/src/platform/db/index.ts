export * from './columns.ts';
export * from './database.ts';
export { databaseError, isDatabaseGone } from './database-gone.ts';
export { isId } from './is-id.ts';
export { withJoinedTransaction } from './joined-transaction.ts';
export * from './language.ts';
export { columnsExcept, columnsOf, type JsonRow, jsonOf, type RowOf, type SqlRow } from './row.ts';
export { searchWindow } from './search-window.ts';
export { type Bind, runStatement, type Statement, statement } from './statement.ts';
