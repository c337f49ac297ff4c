export { findZoneReadiness } from './zones.console-queries.ts';
