export { isActiveZone, zonesAt } from './location.queries.ts';
export { findZoneModuleTerms } from './location.service.ts';
export { getZoneTerms, type ZoneTerms } from './zone-terms.queries.ts';
