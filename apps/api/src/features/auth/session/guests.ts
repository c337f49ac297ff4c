import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deleteUnseenGuests, findGuestSeenAt, listUnseenGuests, touchGuest } from './guests.queries.ts';

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

/** Returns the owners (`guest:<id>`) that have data in a feature, such as a cart or an order. */
type ListOwners = (q: Queryable, owners: string[]) => Promise<string[]>;

const UNUSED_DAYS = 60;
const BATCH_SIZE = 1000;

/**
 * Deletes guests who were not seen for 60 days and have no data. A guest with a cart or an order stays, because the id
 * is the only key to it and the visitor may return after a year.
 */
export async function deleteUnusedGuests(
  q: Queryable,
  nowMs: number,
  features: readonly ListOwners[],
): Promise<void> {
  const before = new Date(nowMs - UNUSED_DAYS * 86_400_000);
  let after = '';
  for (;;) {
    const ids = await listUnseenGuests(q, before, { after, limit: BATCH_SIZE });
    const last = ids.at(-1);
    if (last === undefined) return;
    const owners = ids.map((id) => `guest:${id}`);
    const used = new Set<string>();
    for (const listOwners of features) for (const owner of await listOwners(q, owners)) used.add(owner);
    await deleteUnseenGuests(
      q,
      ids.filter((id) => !used.has(`guest:${id}`)),
      before,
    );
    after = last;
  }
}
