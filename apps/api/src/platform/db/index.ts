export * from './columns.ts';
export * from './database.ts';
export { isId } from './is-id.ts';
export * from './language.ts';
export { lookedAt } from './looked-at.ts';
export { type Bind, run, type Statement, statement } from './statement.ts';
