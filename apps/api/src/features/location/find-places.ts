import type { Point } from '@errand/domain/location';
import type { RequestContext } from '../../platform/http/index.ts';

const MOST_PLACES = 5;

/** The places that match a text with their points, those close to `near` first. Throws `unavailable` without a geocoder. */
export async function findPlaces(
  ctx: RequestContext<'maps'>,
  search: string,
  near: Point | null,
): Promise<{ address: string; latitude: number; longitude: number }[]> {
  const found = await ctx.maps.suggest(search, ctx.language, near);
  const places = await Promise.all(
    found.slice(0, MOST_PLACES).map((one) => ctx.maps.place(one.id, ctx.language)),
  );
  return places.flatMap((place) => (place ? [{ address: place.address, ...place.point }] : []));
}
