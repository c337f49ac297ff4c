export * from './files.ts';
export * from './is-photo.ts';
export * from './media-routes.ts';
export * from './orphaned-files.ts';
export * from './uploaded-files.ts';
