import type { ParsedInput } from '@errand/contract';
import type { getDistance, getPlaceDetails } from '@errand/contract/location';
import { type LanguageCode, languageRow } from '@errand/domain/language';
import { encodePolyline, type Point } from '@errand/domain/location';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { Route, Suggestion, TravelMode } from '../../platform/maps/index.ts';

type RouteQuery = ParsedInput<typeof getDistance>['query'];

/** Suggests places by the beginning of their name. */
export async function suggestPlaces(ctx: RequestContext<'maps'>, text: string) {
  const found = await ctx.maps.suggest(text, ctx.language, ctx.point);
  const places = found.map((place) => ({ ...place, whole: wholeName(place, ctx.language) }));
  return {
    suggestions: places.map(({ id, mainText, secondaryText, whole }) => ({
      placePrediction: {
        placeId: id,
        text: { text: whole },
        structuredFormat: { mainText: { text: mainText }, secondaryText: { text: secondaryText } },
      },
    })),
    predictions: places.map(({ id, whole }) => ({ place_id: id, description: whole })),
  };
}

function wholeName({ mainText, secondaryText }: Suggestion, language: LanguageCode): string {
  return [mainText, secondaryText].filter(Boolean).join(languageRow(language).comma);
}

/** Returns the location of a suggested place, by either spelling of the query; throws `place_not_found`. */
export async function requirePlace(
  ctx: RequestContext<'maps'>,
  { placeid, placeId }: ParsedInput<typeof getPlaceDetails>['query'],
) {
  const id = placeid || placeId;
  const place = id ? await ctx.maps.place(id, ctx.language) : null;
  if (!place) throw new AppError('place_not_found');
  return { location: place.point, formattedAddress: place.address };
}

/**
 * Returns the address of a point. A point without an address is an empty result, not an error, as geocoder
 * clients expect.
 */
export async function addressOf(ctx: RequestContext<'maps'>, point: Point) {
  const address = await ctx.maps.addressAt(point, ctx.language);
  if (address === null) {
    return { status: 'ZERO_RESULTS' as const, results: [], error_message: 'No address at this point' };
  }
  return { status: 'OK' as const, results: [{ formatted_address: address }] };
}

export async function measureDistance(ctx: RequestContext<'maps'>, query: RouteQuery) {
  const { meters, seconds } = await requireRoute(ctx, query);
  return { distanceMeters: meters, duration: `${seconds}s` };
}

export async function describeRoute(ctx: RequestContext<'maps'>, query: RouteQuery) {
  const { meters, seconds, points } = await requireRoute(ctx, query);
  const polyline = { encodedPolyline: encodePolyline(points) };
  return { routes: [{ distanceMeters: meters, duration: `${seconds}s`, polyline }] };
}

async function requireRoute(ctx: RequestContext<'maps'>, query: RouteQuery): Promise<Route> {
  const route = await ctx.maps.route(
    { latitude: query.origin_lat, longitude: query.origin_lng },
    { latitude: query.destination_lat, longitude: query.destination_lng },
    modeOf(query.mode),
  );
  if (!route) throw new AppError('route_not_found');
  return route;
}

/** Maps WALK, BICYCLE and similar names; all other values are driving. */
function modeOf(word: string): TravelMode {
  if (/^walk/i.test(word)) return 'walk';
  return /^(bicycl|bik|cycl)/i.test(word) ? 'bicycle' : 'drive';
}
