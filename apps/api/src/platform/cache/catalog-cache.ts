import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { runStatement, type Statement } from '../db/index.ts';
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
type CacheDeps = { events: Events; log: FastifyBaseLogger; now: () => number; pool: pg.Pool };
type Rows = Cache<Statement, pg.QueryResultRow[], pg.Pool>;

const caches = new WeakMap<Events, Rows>();

/** Whether a count is large enough to be cached. */
export function shouldCacheCount(count: number): boolean {
  return count >= COUNT_CACHE_MIN;
}

/**
 * Stale-while-revalidate cache for the rows of catalog statements: fresh for 30 s, stale up to 5 min. The key is the
 * statement with its values, so the rows depend on nothing else. Concurrent misses share one load; `shouldCache` decides
 * per result. Emptied when the catalog changes or an event may have been lost.
 */
export function cachedRows<Row extends pg.QueryResultRow>(
  deps: CacheDeps,
  query: Statement,
  shouldCache: (rows: Row[]) => boolean,
): Promise<Row[]> {
  // A statement always has the same type of rows.
  return (cacheOf(deps) as Cache<Statement, Row[], pg.Pool>).get(query, deps.pool, shouldCache);
}

function cacheOf({ events, now, log }: CacheDeps): Rows {
  const known = caches.get(events);
  if (known) return known;
  const created: Rows = createCache({
    load: (query: Statement, pool: pg.Pool) => runStatement(pool, query),
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

/** The tags of a list in a module, or in all modules, and in zones. */
export function scopeTags({ moduleId, zoneIds }: { moduleId: number | null; zoneIds: number[] }): string[] {
  return [moduleId === null ? 'catalog' : `module:${moduleId}`, ...zoneIds.map((id) => `zone:${id}`)];
}

/** The tag of lists that are filtered or sorted by what customers pay, which variations and offers change. */
export const PRICES_TAG = 'prices';
