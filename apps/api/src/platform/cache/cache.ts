import { LRUCache } from 'lru-cache';

export type Cache<T> = {
  /** The cached value, else the result of `load`. A value for which `shouldCache` is false is not stored. */
  get(key: string, load: () => Promise<T>, shouldCache?: (value: T) => boolean): Promise<T>;
  clear(): void;
};

export type CacheOptions = {
  /** Entries; the least recently used one is evicted. */
  max: number;
  freshMs: number;
  /** Up to this age a stale value is returned while it is refreshed in the background; `freshMs` if not given. */
  staleMs?: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A failed refresh leaves the stale value in place. */
  onRefreshError?: (error: unknown) => void;
};

type Entry<T> = { value: Promise<T>; loadedAt: number };

/** A bounded in-process cache. Concurrent misses of a key share one load; a failed load is not cached. */
export function createCache<T>(options: CacheOptions): Cache<T> {
  const { max, freshMs, staleMs = freshMs, now, onRefreshError } = options;
  const entries = new LRUCache<string, Entry<T>>({ max });

  async function refresh(entry: Entry<T>, load: () => Promise<T>): Promise<void> {
    entry.loadedAt = now();
    try {
      entry.value = Promise.resolve(await load());
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
      const entry: Entry<T> = { value: load(), loadedAt: now() };
      entries.set(key, entry);
      // After an eviction or `clear` the key may have been reloaded meanwhile.
      const evict = () => entries.peek(key) === entry && entries.delete(key);
      entry.value.then((value) => shouldCache(value) || evict(), evict);
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}
