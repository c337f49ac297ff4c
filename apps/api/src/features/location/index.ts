export { isActiveZone, zonesAt } from './location.queries.ts';
export { zonePivot } from './location.service.ts';
export { findZoneTerms, type ZoneTerms } from './zone-terms.queries.ts';
