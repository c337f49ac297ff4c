import { LRUCache } from 'lru-cache';
import { type Events, RECONNECTED, topicName } from '../events/index.ts';
import { cacheReads } from '../metrics/metrics.ts';
import type { CachedResponse } from './cached-response.ts';

/** Published by triggers on the tables that public responses show; `*` stands for all tags. */
export const CONTENT_CHANGED = topicName<{ tags: string[] }>('content.changed');
const EVERYTHING = '*';
const MINUTE_MS = 60_000;
const hits = cacheReads.labels('responses', 'hit');
const shares = cacheReads.labels('responses', 'shared');
const misses = cacheReads.labels('responses', 'miss');

/** A response before it is cached, with the tags of the rows it shows. */
export type CreatedResponse = { response: CachedResponse; tags: Iterable<string> };

export type ResponseCache = {
  /** Returns the cached response of `key`, or creates it. Concurrent misses share one creation. */
  getOrCreate(key: string, create: () => Promise<CreatedResponse>): Promise<CachedResponse>;
  /** Drops the responses that have one of the tags. */
  invalidate(tags: string[]): void;
  clear(): void;
};

type Entry = { response: CachedResponse; tags: string[]; expiresAt: number };
/** A creation in progress, with the tags that were invalidated since it started. */
type Creation = { changed: Set<string> };

/**
 * Least-recently-used cache of serialized responses, bounded by bytes. A response is dropped when a tag of it changes.
 * It expires at the next whole minute, when opening hours and offers may start or end, and because some counters have
 * no events.
 */
export function createResponseCache(options: {
  events: Pick<Events, 'subscribe'>;
  now: () => number;
  maxBytes: number;
}): ResponseCache {
  const { events, now, maxBytes } = options;
  const keysOf = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.bytes + key.length * 2,
    dispose: (entry, key) => removeTags(key, entry),
  });
  /** A change replaces the map, so a request that arrives after it never shares a creation from before. */
  let shared = new Map<string, Promise<CachedResponse>>();
  const creations = new Set<Creation>();

  function removeTags(key: string, { tags }: Entry): void {
    for (const tag of tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  }

  function store(key: string, entry: Entry): void {
    entries.set(key, entry);
    if (entries.peek(key) !== entry) return; // larger than the cache
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys.add(key));
    }
  }

  async function createShared(key: string, create: () => Promise<CreatedResponse>): Promise<CachedResponse> {
    const creation: Creation = { changed: new Set() };
    creations.add(creation);
    try {
      const startedAt = now();
      const created = await create();
      const tags = [...created.tags];
      const { changed } = creation;
      const isStale = changed.has(EVERYTHING) || tags.some((tag) => changed.has(tag));
      // Without tags nothing could invalidate it.
      if (!isStale && tags.length > 0)
        store(key, { response: created.response, tags, expiresAt: nextMinute(startedAt) });
      return created.response;
    } finally {
      creations.delete(creation);
    }
  }

  function invalidate(tags: string[]): void {
    shared = new Map();
    for (const { changed } of creations) for (const tag of tags) changed.add(tag);
    if (tags.includes(EVERYTHING)) return entries.clear();
    for (const tag of tags) for (const key of keysOf.get(tag) ?? []) entries.delete(key);
  }

  const clear = () => invalidate([EVERYTHING]);
  events.subscribe(CONTENT_CHANGED, ({ tags }) => invalidate(tags));
  events.subscribe(RECONNECTED, clear);

  return {
    getOrCreate(key, create) {
      const known = entries.get(key);
      if (known && now() < known.expiresAt) {
        hits.inc();
        return Promise.resolve(known.response);
      }
      const current = shared;
      const running = current.get(key);
      (running ? shares : misses).inc();
      if (running) return running;
      const creating = createShared(key, create).finally(() => current.delete(key));
      current.set(key, creating);
      return creating;
    },
    invalidate,
    clear,
  };
}

function nextMinute(atMs: number): number {
  return atMs - (atMs % MINUTE_MS) + MINUTE_MS;
}
