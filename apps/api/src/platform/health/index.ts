export { buildHealth } from './build-health.ts';
