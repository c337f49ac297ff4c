export { findZoneReadiness } from './zones.queries.ts';
