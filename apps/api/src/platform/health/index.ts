export * from './health-routes.ts';
