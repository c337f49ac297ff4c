export { zonesAt } from './location.queries.ts';
export { findZoneModuleTerms } from './location.service.ts';
export { joinZone } from './zone-sql.ts';
export { getZoneTerms, type ZoneTerms } from './zone-terms.queries.ts';
