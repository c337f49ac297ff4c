export { buildHealth } from './build-health.ts';
export * from './health-routes.ts';
export * from './readiness.ts';
