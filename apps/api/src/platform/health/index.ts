export * from './health-routes.ts';
export * from './readiness.ts';
