import { pageAddress } from '#platform/page-address.ts';

/** Age up to which a page that is opened again shows its cached data. */
const FRESH_MS = 60_000;
/** Back and forward return to a page as it was left, like the browser's back/forward cache. */
const RETURN_MS = 300_000;
const MAX_PAGES = 20;

type Loaded = { at: number; data: Promise<unknown> };

const pages = new Map<string, Loaded>();

/**
 * For `clientLoader`: the data of a page, cached from a prefetch or from an earlier view of it in this visit; otherwise
 * from the server. Pages contain nothing personal, so their data depends on the address alone.
 */
export function cachedData<Data>(page: {
  request: Request;
  serverLoader: () => Promise<Data>;
}): Promise<Data> {
  const { request, serverLoader } = page;
  // On back and forward the browser has already changed the address.
  const isReturn = window.location.href === request.url;
  return loadCached(new URL(request.url), serverLoader, isReturn ? RETURN_MS : FRESH_MS);
}

/** Prefetches the data of a page. */
export function prefetchData<Data>(url: URL, load: () => Promise<Data>): Promise<Data> {
  return loadCached(url, load, FRESH_MS);
}

/** Caches the data that came with the document. */
export function cacheData(url: { pathname: string; search: string }, data: unknown): void {
  const address = pageAddress(url);
  if (!pages.has(address)) store(address, Promise.resolve(data));
}

/** Clears the cache before a revalidation. */
export function invalidateData(): void {
  pages.clear();
}

function loadCached<Data>(url: URL, load: () => Promise<Data>, maxAgeMs: number): Promise<Data> {
  const address = pageAddress(url);
  const known = pages.get(address);
  // If the cached load failed, such as by an aborted navigation, this one loads the data itself.
  if (known && Date.now() - known.at < maxAgeMs) return (known.data as Promise<Data>).catch(load);
  const data = load();
  store(address, data);
  return data;
}

function store(address: string, data: Promise<unknown>): void {
  const loaded = { at: Date.now(), data };
  pages.delete(address);
  pages.set(address, loaded);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  data.catch(() => {
    if (pages.get(address) === loaded) pages.delete(address);
  });
}
