import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../http/app-error.ts';
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

/** The external services of a deployment; null if local maps are used. */
export type MapsSettings = { geocoder: GeocoderSettings | null; router: RouterSettings | null };

type Options = {
  settings: MapsSettings;
  /** Maps from the deployment's own data; null without data. */
  local: MapsProvider | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
};

/**
 * The maps of this deployment: the configured external services, with the local maps as the fallback, and instead of a
 * service that is not configured. Without either, every call throws `unavailable`.
 */
export function createMaps({ settings, local, log, now }: Options): MapsProvider {
  const { geocoder, router } = settings;
  return {
    ...(local ?? NO_MAPS),
    ...(geocoder && geocoderWithFallback(cachedGeocoder(createGeocoder(geocoder), now), local, { log, now })),
    ...(router && routerWithFallback(cachedRouter(createExternalRouter(router), now), local, { log, now })),
    services: { geocoder: (geocoder ?? local) !== null, router: (router ?? local) !== null },
  };
}

async function unavailable(): Promise<never> {
  throw new AppError('unavailable');
}

/** Maps without any service, whose calls throw `unavailable`. */
export const NO_MAPS: MapsProvider = {
  suggest: unavailable,
  place: unavailable,
  addressAt: unavailable,
  route: unavailable,
  services: { geocoder: false, router: false },
};
