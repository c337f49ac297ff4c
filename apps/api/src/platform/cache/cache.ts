import { LRUCache } from 'lru-cache';

/** `Key` is JSON, `Source` are the parts of the process that loading needs. */
export type Cache<Key, T, Source = void> = {
  /** The cached value, else the loaded one. A value for which `shouldCache` is false is not stored. */
  get(key: Key, source: Source, shouldCache?: (value: T) => boolean): Promise<T>;
  /** Reloads a cached value; until then the stale one is returned. Does nothing for a key that is not cached. */
  refresh(key: Key, source: Source): Promise<void>;
  clear(): void;
};

export type CacheOptions<Key, T, Source = void> = {
  /** Loads the value of a key. It is declared once, so it cannot use anything else of the request that needs the value. */
  load: (key: Key, source: Source) => Promise<T>;
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

/**
 * A bounded in-process cache. Keys are compared in serialized form, and `load` gets what was compared. Concurrent misses
 * of a key share one load; a failed load is not cached.
 */
export function createCache<Key, T, Source = void>(
  options: CacheOptions<Key, T, Source>,
): Cache<Key, T, Source> {
  const { max, freshMs, staleMs = freshMs, now, onRefresh, onRefreshError } = options;
  const entries = new LRUCache<string, Entry<T>>({ max });

  const load = (name: string, source: Source) => options.load(JSON.parse(name) as Key, source);

  async function refresh(entry: Entry<T>, name: string, source: Source): Promise<void> {
    entry.loadedAt = now();
    entry.loads += 1;
    const number = entry.loads;
    try {
      const value = await load(name, source);
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
    async get(key, source, shouldCache = () => true) {
      const name = JSON.stringify(key);
      const known = entries.get(name);
      const age = known ? now() - known.loadedAt : Number.POSITIVE_INFINITY;
      if (known && age < staleMs) {
        if (age >= freshMs) void refresh(known, name, source);
        return known.value;
      }
      const entry: Entry<T> = { value: load(name, source), loadedAt: now(), loads: 0, current: 0 };
      entries.set(name, entry);
      // After an eviction or `clear` the key may have been reloaded meanwhile.
      const evict = () => entries.peek(name) === entry && entries.delete(name);
      entry.value.then((value) => shouldCache(value) || evict(), evict);
      return entry.value;
    },
    async refresh(key, source) {
      const name = JSON.stringify(key);
      const known = entries.peek(name);
      if (known) await refresh(known, name, source);
    },
    clear: () => entries.clear(),
  };
}
