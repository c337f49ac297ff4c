import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../db/index.ts';
import { AppError } from '../http/app-error.ts';
import { findCity } from './city-store.ts';
import { createLocalMaps } from './local-maps.ts';
import type { MapsProvider } from './maps.types.ts';
import {
  cachedGeocoder,
  cachedRouter,
  createExternalRouter,
  createGeocoder,
  type GeocoderSettings,
  geocoderWithFallback,
  type RouterSettings,
  routerWithFallback,
} from './providers/index.ts';

/** The outside services of a deployment; null where the city's own data serves. */
export type MapsSettings = { geocoder: GeocoderSettings | null; router: RouterSettings | null };

type Options = { settings: MapsSettings; log: Pick<FastifyBaseLogger, 'warn'>; now: () => number };

/**
 * The maps of this deployment: the outside services it names, the city's own data where it names none or they are
 * away. Without either, everything that needs a map says `unavailable`.
 */
export async function loadMaps(q: Queryable, { settings, log, now }: Options): Promise<MapsProvider> {
  const city = await findCity(q);
  const own = city ? createLocalMaps(city) : null;
  const { geocoder, router } = settings;
  return {
    ...(own ?? noMaps),
    ...(geocoder && geocoderWithFallback(cachedGeocoder(createGeocoder(geocoder), now), own, { log, now })),
    ...(router && routerWithFallback(cachedRouter(createExternalRouter(router), now), own, { log, now })),
  };
}

async function unavailable(): Promise<never> {
  throw new AppError('unavailable');
}

const noMaps: MapsProvider = {
  suggest: unavailable,
  place: unavailable,
  addressAt: unavailable,
  way: unavailable,
};
