export * from './columns.ts';
export * from './database.ts';
export * from './language.ts';
