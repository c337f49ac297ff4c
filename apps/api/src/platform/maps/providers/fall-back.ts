import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Geocoder, Router } from '../maps.types.ts';

/** After a failure the service is skipped for this long if there is a fallback, to avoid its timeouts. */
const REST_MS = 10_000;

type Options = { log: Pick<FastifyBaseLogger, 'warn'>; now: () => number };

/**
 * Calls the service and, if it is unavailable, the fallback. Without a fallback its `unavailable` error is
 * passed on.
 */
function createAsk<Part>(service: Part, fallback: Part | null, { log, now }: Options) {
  let restUntil = 0;
  return async <Answer>(question: (part: Part) => Promise<Answer>): Promise<Answer> => {
    if (fallback && now() < restUntil) return question(fallback);
    try {
      return await question(service);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
      log.warn({ cause: error.cause, fallback: fallback !== null }, 'an outside map service is away');
      restUntil = now() + REST_MS;
      if (!fallback) throw error;
      return question(fallback);
    }
  };
}

export function geocoderWithFallback(
  service: Geocoder,
  fallback: Geocoder | null,
  options: Options,
): Geocoder {
  const ask = createAsk(service, fallback, options);
  return {
    suggest: (text, language, near) => ask((part) => part.suggest(text, language, near)),
    // Ids of the fallback are resolved by the fallback, also when the service has recovered.
    place: async (id, language) =>
      (await ask((part) => part.place(id, language))) ?? (await fallback?.place(id, language)) ?? null,
    addressAt: (point, language) => ask((part) => part.addressAt(point, language)),
  };
}

export function routerWithFallback(service: Router, fallback: Router | null, options: Options): Router {
  const ask = createAsk(service, fallback, options);
  return { route: (from, to, mode) => ask((part) => part.route(from, to, mode)) };
}
