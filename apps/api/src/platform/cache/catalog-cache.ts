import type { FastifyBaseLogger } from 'fastify';
import { type Events, type NoData, RECONNECTED, topicName } from '../events/index.ts';
import { type Cache, createCache } from './cache.ts';

/** Published by every write that affects listings: all processes invalidate their caches of the catalog. */
export const CATALOG_CHANGED = topicName<NoData>('catalog.changed');
const FRESH_MS = 30_000;
const STALE_MS = 300_000;
const MAX_ENTRIES = 1000;
/** Smaller counts are not cached: they cost little, and a visitor notices when one is wrong. */
export const COUNT_CACHE_MIN = 200;

/** Not `Deps`, which includes parts that use this cache. */
type CacheDeps = { events: Events; log: FastifyBaseLogger; now: () => number };

const caches = new WeakMap<Events, Cache<unknown>>();

/** Whether a count is large enough to be cached. */
export function shouldCacheCount(count: number): boolean {
  return count >= COUNT_CACHE_MIN;
}

/**
 * Stale-while-revalidate cache for catalog reads: fresh for 30 s, stale up to 5 min. Concurrent misses share one load;
 * `shouldCache` decides per value. Emptied when the catalog changes or an event may have been lost.
 */
export function cached<T>(
  deps: CacheDeps,
  key: string,
  load: () => Promise<T>,
  shouldCache: (value: T) => boolean,
): Promise<T> {
  // One key always belongs to one type of value: it is the statement that is counted.
  return (cacheOf(deps) as Cache<T>).get(key, load, shouldCache);
}

function cacheOf({ events, now, log }: CacheDeps): Cache<unknown> {
  const known = caches.get(events);
  if (known) return known;
  const created = createCache<unknown>({
    max: MAX_ENTRIES,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    now,
    onRefreshError: (error) => log.warn({ err: error }, 'catalog cache refresh failed'),
  });
  caches.set(events, created);
  for (const topic of [CATALOG_CHANGED, RECONNECTED]) events.subscribe(topic, () => created.clear());
  return created;
}
