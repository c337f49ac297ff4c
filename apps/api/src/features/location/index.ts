import { findTimeZone, isActiveZone, listActiveZoneIds } from './location.queries.ts';
import {
  containsArea,
  findZoneOutline,
  isInOutline,
  listZoneKeys,
  listZonesWithModules,
} from './zones.queries.ts';

export { findPlaces } from './find-places.ts';
export { findActiveZone, zonesAt } from './location.queries.ts';
export { findZoneModuleTerms } from './location.service.ts';
export { requireOutline } from './require-outline.ts';
export { estimateRoute, type Route, routeBetween } from './route.ts';
export { getZoneTerms, listZoneNames, searchZoneNames, type ZoneTerms } from './zones.queries.ts';

/** Zones of the operator. */
export const zoneRows = {
  listActiveIds: listActiveZoneIds,
  listKeys: listZoneKeys,
  isActive: isActiveZone,
  findTimeZone,
  listWithModules: listZonesWithModules,
  isInOutline,
  containsArea,
  findOutline: findZoneOutline,
};
