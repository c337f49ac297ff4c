import type { Page, PageStore } from './page-store.ts';

export type PageCache = {
  /** The page of a key: kept, or rendered once for all who ask for it at the same time. */
  get(key: string, render: () => Promise<Page>): Promise<Page>;
  /** What is kept or being rendered is of the past: nobody who asks from now on gets it. */
  invalidate(): void;
};

/** Pages from the cache, or from one rendering however many wait for it. */
export function createPageCache(cache: PageStore, now: () => number): PageCache {
  // Replaced by `invalidate`: a rendering that began before belongs to the old map and is not kept.
  let running = new Map<string, Promise<Page>>();

  return {
    async get(key, render) {
      const kept = cache.get(key, now());
      if (kept) return kept;
      const begun = running;
      const other = begun.get(key);
      if (other) return other;
      const rendering = render()
        .then((page) => {
          if (mayKeep(page) && begun === running) cache.set(key, page);
          return page;
        })
        .finally(() => begun.delete(key));
      begun.set(key, rendering);
      return rendering;
    },
    invalidate() {
      running = new Map();
      cache.clear();
    },
  };
}

/** A page that was found, unless it says of itself that it is not to be kept: a part of it may not have loaded. */
function mayKeep({ status, headers }: Page): boolean {
  return (
    status === 200 && !headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))
  );
}
