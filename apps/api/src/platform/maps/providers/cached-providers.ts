import type { LanguageCode } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';
import { createCache } from '../../cache/index.ts';
import type { Geocoder, Router, TravelMode } from '../maps.types.ts';

const MINUTE = 60_000;
const MAX_ENTRIES = 2000;

/** Decimals of a coordinate: about 10 km, so that visitors close to each other share suggestions. */
const NEAR_DECIMALS = 1;
/** About a meter. */
const POINT_DECIMALS = 5;

/** Caches a geocoder: equal requests are sent once, concurrent ones included. The provider gets the rounded point. */
export function cachedGeocoder(geocoder: Geocoder, now: () => number): Geocoder {
  const suggestions = createCache({
    ...cacheOptions(10 * MINUTE, now),
    load: ({ text, language, near }: { text: string; language: LanguageCode; near: Point | null }) =>
      geocoder.suggest(text, language, near),
  });
  const places = createCache({
    ...cacheOptions(60 * MINUTE, now),
    load: ({ id, language }: { id: string; language: LanguageCode }) => geocoder.place(id, language),
  });
  const addresses = createCache({
    ...cacheOptions(60 * MINUTE, now),
    load: ({ point, language }: { point: Point; language: LanguageCode }) =>
      geocoder.addressAt(point, language),
  });
  return {
    suggest(text, language, near) {
      const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
      return suggestions.get({ text: typed, language, near: near && rounded(near, NEAR_DECIMALS) });
    },
    place: (id, language) => places.get({ id, language }),
    addressAt: (point, language) => addresses.get({ point: rounded(point, POINT_DECIMALS), language }),
  };
}

/** Caches a router, only for minutes because traffic changes. It routes between the rounded points. */
export function cachedRouter(router: Router, now: () => number): Router {
  const routes = createCache({
    ...cacheOptions(5 * MINUTE, now),
    load: ({ from, to, mode }: { from: Point; to: Point; mode: TravelMode }) => router.route(from, to, mode),
  });
  return {
    route: (from, to, mode) =>
      routes.get({ from: rounded(from, POINT_DECIMALS), to: rounded(to, POINT_DECIMALS), mode }),
  };
}

function cacheOptions(freshMs: number, now: () => number) {
  return { max: MAX_ENTRIES, freshMs, now };
}

function rounded({ latitude, longitude }: Point, decimals: number): Point {
  return { latitude: Number(latitude.toFixed(decimals)), longitude: Number(longitude.toFixed(decimals)) };
}
