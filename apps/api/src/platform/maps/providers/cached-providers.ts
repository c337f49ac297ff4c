import { createCache } from '../../cache/index.ts';
import type { Geocoder, Router } from '../maps.types.ts';

const MINUTE = 60_000;
const MAX_ENTRIES = 2000;

/** Caches a geocoder: equal requests are sent once, concurrent ones included. */
export function cachedGeocoder(geocoder: Geocoder, now: () => number): Geocoder {
  const suggestions = createCache<Awaited<ReturnType<Geocoder['suggest']>>>(cacheOptions(10 * MINUTE, now));
  const places = createCache<Awaited<ReturnType<Geocoder['place']>>>(cacheOptions(60 * MINUTE, now));
  const addresses = createCache<string | null>(cacheOptions(60 * MINUTE, now));
  return {
    suggest(text, language, near) {
      const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
      // Visitors close to each other share suggestions.
      const cell = near ? `${near.latitude.toFixed(1)},${near.longitude.toFixed(1)}` : '';
      return suggestions.get(`${language}|${cell}|${typed}`, () => geocoder.suggest(text, language, near));
    },
    place(id, language) {
      return places.get(`${language}|${id}`, () => geocoder.place(id, language));
    },
    addressAt(point, language) {
      return addresses.get(`${language}|${cellOf(point)}`, () => geocoder.addressAt(point, language));
    },
  };
}

/** Caches a router, only for minutes because traffic changes. */
export function cachedRouter(router: Router, now: () => number): Router {
  const routes = createCache<Awaited<ReturnType<Router['route']>>>(cacheOptions(5 * MINUTE, now));
  return {
    route: (from, to, mode) =>
      routes.get(`${mode}|${cellOf(from)}|${cellOf(to)}`, () => router.route(from, to, mode)),
  };
}

function cacheOptions(freshMs: number, now: () => number) {
  return { max: MAX_ENTRIES, freshMs, now };
}

/** About a meter. */
function cellOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
