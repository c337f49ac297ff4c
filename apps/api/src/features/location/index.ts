export {
  findActiveZone,
  findShopTimeZone,
  isActiveZone,
  listActiveZoneIds,
  zonesAt,
} from './location.queries.ts';
export { findZoneModuleTerms } from './location.service.ts';
export { estimateRoute, type Route, routeBetween } from './route.ts';
export {
  isInOutline,
  listZoneKeys,
  listZoneNames,
  listZonesWithModules,
  searchZoneNames,
} from './zone-names.queries.ts';
export { getZoneTerms, type ZoneTerms } from './zone-terms.queries.ts';
