import {
  autocompletePlaces,
  checkZone,
  geocode,
  getDirection,
  getDistance,
  getPlaceDetails,
  getZoneId,
  listZones,
} from '@errand/contract/location';
import type { Route } from '../../platform/http/index.ts';
import { isPointInZone, listZoneOutlines, requireZonesAt } from './location.service.ts';
import { addressOf, describeRoute, measureDistance, requirePlace, suggestPlaces } from './places.service.ts';

export function locationRoutes(route: Route): void {
  route(getZoneId, (ctx, { query }) => requireZonesAt(ctx, pointOf(query)));
  route(listZones, (ctx) => listZoneOutlines(ctx));
  route(checkZone, (ctx, { query }) => isPointInZone(ctx, query.zone_id, pointOf(query)));
  route(autocompletePlaces, (ctx, { query }) => suggestPlaces(ctx, query.search_text));
  route(getPlaceDetails, (ctx, { query }) => requirePlace(ctx, query));
  route(geocode, (ctx, { query }) => addressOf(ctx, pointOf(query)));
  route(getDistance, (ctx, { query }) => measureDistance(ctx, query));
  route(getDirection, (ctx, { query }) => describeRoute(ctx, query));
}

function pointOf({ lat, lng }: { lat: number; lng: number }) {
  return { latitude: lat, longitude: lng };
}
