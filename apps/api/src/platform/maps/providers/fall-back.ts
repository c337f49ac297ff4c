import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Geocoder, Router } from '../maps.types.ts';

/** After a failure the service is skipped for this long if there is a fallback, to avoid its timeouts. */
const SKIP_MS = 10_000;

type Options = { log: Pick<FastifyBaseLogger, 'warn'>; now: () => number };

/**
 * Calls the service and, if it is unavailable, the fallback. Without a fallback its `unavailable` error is
 * passed on.
 */
function createCall<Part>(service: Part, fallback: Part | null, { log, now }: Options) {
  let skipUntil = 0;
  return async <Result>(request: (part: Part) => Promise<Result>): Promise<Result> => {
    if (fallback && now() < skipUntil) return request(fallback);
    try {
      return await request(service);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
      log.warn({ cause: error.cause, fallback: fallback !== null }, 'external map service unavailable');
      skipUntil = now() + SKIP_MS;
      if (!fallback) throw error;
      return request(fallback);
    }
  };
}

export function geocoderWithFallback(
  service: Geocoder,
  fallback: Geocoder | null,
  options: Options,
): Geocoder {
  const call = createCall(service, fallback, options);
  return {
    suggest: (text, language, near) => call((part) => part.suggest(text, language, near)),
    // Ids of the fallback are always resolved by the fallback, even after the service has recovered.
    place: async (id, language) =>
      (await call((part) => part.place(id, language))) ?? (await fallback?.place(id, language)) ?? null,
    addressAt: (point, language) => call((part) => part.addressAt(point, language)),
  };
}

export function routerWithFallback(service: Router, fallback: Router | null, options: Options): Router {
  const call = createCall(service, fallback, options);
  return { route: (from, to, mode) => call((part) => part.route(from, to, mode)) };
}
