import type { Endpoint } from '@errand/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isOfCaller } from '../response-origin.ts';

/**
 * Shared caches must not store a response with URLs of the host that its caller sent. A stored response without a
 * freshness of its own is revalidated by its ETag.
 */
export function cacheHeaders(
  { cache, stored }: Endpoint,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  request: FastifyRequest,
): Record<string, string> {
  if (!cache && !stored) return { 'cache-control': 'no-store' };
  const scope = isOfCaller(publicUrl, request) ? 'private' : 'public';
  const vary = 'zoneId, moduleId, X-localization, latitude, longitude';
  return {
    'cache-control': `${scope}, ${cache ? `max-age=${cache.seconds}` : 'no-cache'}`,
    vary: publicUrl ? vary : `${vary}, Sec-Fetch-Site`,
  };
}
