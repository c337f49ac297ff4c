export {
  findActiveZone,
  findShopTimeZone,
  isActiveZone,
  listActiveZoneIds,
  zonesAt,
} from './location.queries.ts';
export { findZoneModuleTerms } from './location.service.ts';
export { estimateRoute, type Route, routeBetween } from './route.ts';
export { getZoneTerms, type ZoneTerms } from './zone-terms.queries.ts';
export {
  isInOutline,
  listZoneKeys,
  listZoneNames,
  listZonesWithModules,
  searchZoneNames,
} from './zones.queries.ts';
