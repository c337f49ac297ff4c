import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Deps } from '../../../platform/deps.ts';
import { isGuest } from './guests.queries.ts';

const MAX_ID_LENGTH = 100;
const MAX_CACHED = 20_000;

/** Guest ids that exist. They are never revoked, so entries need no expiry. */
const caches = new WeakMap<pg.Pool, LRUCache<string, true>>();

/** Whether this server issued the guest id. */
export async function isKnownGuest({ pool }: Pick<Deps, 'pool'>, id: string): Promise<boolean> {
  const cache = caches.get(pool) ?? new LRUCache<string, true>({ max: MAX_CACHED });
  caches.set(pool, cache);
  if (cache.get(id)) return true;
  if (id.length > MAX_ID_LENGTH || id.includes('\0') || !(await isGuest(pool, id))) return false;
  cache.set(id, true);
  return true;
}
