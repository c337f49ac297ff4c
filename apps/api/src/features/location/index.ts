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
  getZoneTerms,
  isInOutline,
  listZoneKeys,
  listZoneNames,
  listZonesWithModules,
  searchZoneNames,
  type ZoneTerms,
} from './zones.queries.ts';
