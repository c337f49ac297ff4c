import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Deps } from '../../../platform/deps.ts';
import { findGuestSeenAt, touchGuest } from './guests.queries.ts';

const MAX_ID_LENGTH = 100;
const MAX_CACHED = 20_000;
/** A deleted guest had not been seen for weeks, so an entry never outlives its row. */
const CACHED_MS = 3_600_000;
const TOUCH_INTERVAL_MS = 86_400_000;

/** Guest ids that exist. */
const caches = new WeakMap<pg.Pool, LRUCache<string, true>>();

/** Whether this server issued the guest id. Stores, once a day, that the guest was seen. */
export async function isKnownGuest({ pool, now }: Pick<Deps, 'now' | 'pool'>, id: string): Promise<boolean> {
  const cache = caches.get(pool) ?? new LRUCache<string, true>({ max: MAX_CACHED, ttl: CACHED_MS });
  caches.set(pool, cache);
  if (cache.get(id)) return true;
  if (id.length > MAX_ID_LENGTH || id.includes('\0')) return false;
  const seenAt = await findGuestSeenAt(pool, id);
  if (seenAt === null) return false;
  if (now() - seenAt.getTime() >= TOUCH_INTERVAL_MS) await touchGuest(pool, id, new Date(now()));
  cache.set(id, true);
  return true;
}
