export * from './health-routes.ts';
export * from './health-routes.ts';
export { buildHealth } from './health-routes.ts';
