import type { Geocoder, Router } from '../maps.types.ts';
import type { Service } from './fetch-json.ts';
import { googleGeocoder } from './google-geocoder.ts';
import { googleRouter } from './google-router.ts';
import { nominatim } from './nominatim.ts';
import { osrm } from './osrm.ts';
import { photon } from './photon.ts';
import { valhalla } from './valhalla.ts';

export { cachedGeocoder, cachedRouter } from './cached-providers.ts';
export { geocoderWithFallback, routerWithFallback } from './fall-back.ts';

/** `url` without a trailing slash, null for the service's default; `key` null if none is required. */
type Settings<Provider extends string> = {
  provider: Provider;
  url: string | null;
  key: string | null;
  timeoutMs: number;
};
export type GeocoderSettings = Settings<'photon' | 'nominatim' | 'google'>;
export type RouterSettings = Settings<'osrm' | 'valhalla' | 'google'>;

const GOOGLE = {
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com',
  routes: 'https://routes.googleapis.com',
};

/** Creates the geocoder of an external service. */
export function createGeocoder(settings: GeocoderSettings): Geocoder {
  if (settings.provider === 'photon') return photon(serviceOf('Photon', settings));
  if (settings.provider === 'nominatim') return nominatim(serviceOf('Nominatim', settings));
  return googleGeocoder(
    serviceOf('Google Places', settings, GOOGLE.places),
    serviceOf('Google Geocoding', settings, GOOGLE.geocoding),
  );
}

/** Creates the router of an external service. */
export function createExternalRouter(settings: RouterSettings): Router {
  if (settings.provider === 'osrm') return osrm(serviceOf('OSRM', settings));
  if (settings.provider === 'valhalla') return valhalla(serviceOf('Valhalla', settings));
  return googleRouter(serviceOf('Google Routes', settings, GOOGLE.routes));
}

function serviceOf(name: string, { url, key, timeoutMs }: Settings<string>, own = ''): Service {
  return { name, url: url ?? own, key: key ?? '', timeoutMs };
}
