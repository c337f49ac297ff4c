export { findActiveZone, listActiveZoneIds, zonesAt } from './location.queries.ts';
export { zonePivot } from './location.service.ts';
export { joinZone } from './zone-sql.ts';
export { findZoneTerms, type ZoneTerms } from './zone-terms.queries.ts';
