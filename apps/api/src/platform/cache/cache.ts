import { LRUCache } from 'lru-cache';

export type Cache<T> = {
  /** The cached value, else the result of `load`. A value for which `shouldCache` is false is not stored. */
  get(key: string, load: () => Promise<T>, shouldCache?: (value: T) => boolean): Promise<T>;
  /** Reloads a cached value; until then the stale one is returned. Does nothing for a key that is not cached. */
  refresh(key: string, load: () => Promise<T>): Promise<void>;
  clear(): void;
};

export type CacheOptions<T> = {
  /** Entries; the least recently used one is evicted. */
  max: number;
  freshMs: number;
  /** Up to this age a stale value is returned while it is refreshed in the background; `freshMs` if not given. */
  staleMs?: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs once a refreshed value is in use. */
  onRefresh?: (value: T, previous: T) => void;
  /** A failed refresh leaves the stale value in place. */
  onRefreshError?: (error: unknown) => void;
};

/** `loads` counts the started refreshes, `current` is the newest one that has finished. */
type Entry<T> = { value: Promise<T>; loadedAt: number; loads: number; current: number };

/** A bounded in-process cache. Concurrent misses of a key share one load; a failed load is not cached. */
export function createCache<T>(options: CacheOptions<T>): Cache<T> {
  const { max, freshMs, staleMs = freshMs, now, onRefresh, onRefreshError } = options;
  const entries = new LRUCache<string, Entry<T>>({ max });

  async function refresh(entry: Entry<T>, load: () => Promise<T>): Promise<void> {
    entry.loadedAt = now();
    entry.loads += 1;
    const number = entry.loads;
    try {
      const value = await load();
      entry.current = Math.max(entry.current, number);
      const previous = await entry.value;
      // An older load never overwrites a newer one.
      if (number < entry.current) return;
      entry.value = Promise.resolve(value);
      onRefresh?.(value, previous);
    } catch (error) {
      onRefreshError?.(error);
    }
  }

  return {
    async get(key, load, shouldCache = () => true) {
      const known = entries.get(key);
      const age = known ? now() - known.loadedAt : Number.POSITIVE_INFINITY;
      if (known && age < staleMs) {
        if (age >= freshMs) void refresh(known, load);
        return known.value;
      }
      const entry: Entry<T> = { value: load(), loadedAt: now(), loads: 0, current: 0 };
      entries.set(key, entry);
      // After an eviction or `clear` the key may have been reloaded meanwhile.
      const evict = () => entries.peek(key) === entry && entries.delete(key);
      entry.value.then((value) => shouldCache(value) || evict(), evict);
      return entry.value;
    },
    async refresh(key, load) {
      const known = entries.peek(key);
      if (known) await refresh(known, load);
    },
    clear: () => entries.clear(),
  };
}
