export * from './files.ts';
export * from './media-routes.ts';
