export { findZoneReadiness } from './zone-readiness.queries.ts';
