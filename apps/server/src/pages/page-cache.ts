import { cacheReads } from '@errand/api/platform/metrics';
import type { Page, PageStore } from './page-store.ts';

const hits = cacheReads.labels('pages', 'hit');
const shares = cacheReads.labels('pages', 'shared');
const misses = cacheReads.labels('pages', 'miss');

export type PageCache = {
  /**
   * Returns the cached page of an input, or renders it. The key is the input, serialized whole, so its values are JSON and
   * `render` uses nothing else of the request. Concurrent misses share one rendering.
   */
  getOrRender<Input extends object>(input: Input, render: (input: Input) => Promise<Page>): Promise<Page>;
  /** Drops all pages. A rendering in progress finishes for its waiting requests, but is not cached. */
  invalidate(): void;
};

/** Creates the page cache over a bounded store. */
export function createPageCache(cache: PageStore, now: () => number): PageCache {
  // `invalidate` replaces the map, so a rendering from before is not in it and is not cached.
  let running = new Map<string, Promise<Page>>();

  return {
    async getOrRender(input, render) {
      const key = JSON.stringify(input);
      const cached = cache.get(key, now());
      if (cached) {
        hits.inc();
        return cached;
      }
      const current = running;
      const other = current.get(key);
      (other ? shares : misses).inc();
      if (other) return other;
      const rendering = render(input)
        .then((page) => {
          if (isCacheable(page) && current === running) cache.set(key, page);
          return page;
        })
        .finally(() => current.delete(key));
      current.set(key, rendering);
      return rendering;
    },
    invalidate() {
      running = new Map();
      cache.clear();
    },
  };
}

/**
 * Only successful pages. One with `no-store` is incomplete: a part of it failed to load. Sitemaps are too large: those of a
 * shop with many items would displace all pages.
 */
function isCacheable({ status, headers }: Page): boolean {
  return status === 200 && !hasHeader('cache-control', 'no-store') && !hasHeader('content-type', 'xml');

  function hasHeader(wanted: string, part: string): boolean {
    return headers.some(([name, value]) => name === wanted && value.includes(part));
  }
}
