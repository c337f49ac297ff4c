export { zonesAt } from './location.queries.ts';
export { zonePivot } from './location.service.ts';
export { estimateRoute, type Route, routeBetween } from './route.ts';
export { joinZone } from './zone-sql.ts';
export { findZoneTerms, type ZoneTerms } from './zone-terms.queries.ts';
