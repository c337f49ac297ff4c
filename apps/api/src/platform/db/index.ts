export * from './columns.ts';
export * from './database.ts';
export { isId } from './is-id.ts';
export * from './language.ts';
export { searchWindow } from './search-window.ts';
export { type Bind, runStatement, type Statement, statement } from './statement.ts';
