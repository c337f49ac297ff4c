import { pageAddress } from '#platform/page-address.ts';

/** How long a page that is opened again shows the data loaded before. */
const FRESH_MS = 60_000;
/** Back and forward return to a page as it was left, like the browser's back/forward cache. */
const RETURN_MS = 300_000;
const MAX_PAGES = 20;

type Loaded = { at: number; data: Promise<unknown> };

const pages = new Map<string, Loaded>();

/**
 * For `clientLoader`: the data of a page, which this visit may have loaded already, because a link showed intent or the
 * page was open before. Otherwise `load` asks the server. Pages hold nothing personal, so their data depends on the address
 * alone.
 */
export function keptData<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  // On back and forward the address has changed already.
  const isReturn = window.location.href === request.url;
  return keep(new URL(request.url), load, isReturn ? RETURN_MS : FRESH_MS);
}

/** Loads the data of a page ahead of its navigation. */
export function loadAhead<Data>(url: URL, load: () => Promise<Data>): Promise<Data> {
  return keep(url, load, FRESH_MS);
}

/** The data that came with the document. */
export function rememberData(url: { pathname: string; search: string }, data: unknown): void {
  const address = pageAddress(url);
  if (!pages.has(address)) store(address, Promise.resolve(data));
}

/** Before a revalidation, which asks the server. */
export function forgetData(): void {
  pages.clear();
}

function keep<Data>(url: URL, load: () => Promise<Data>, maxAgeMs: number): Promise<Data> {
  const address = pageAddress(url);
  const known = pages.get(address);
  // A navigation that was given up has ended its request.
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
