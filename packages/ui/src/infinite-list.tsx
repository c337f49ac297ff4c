import { useText } from '@errand/client/i18n.tsx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import './infinite-list.css';

/** A page of a list of the wire, whatever its rows are called there. */
export type ListPage<T> = { rows: T[]; total: number; offset: number; limit: number };

/** The pages a visitor had before them, by history entry, so that Back finds the list as it was left. */
const kept = new Map<string, ListPage<unknown>[]>();
const MAX_KEPT = 20;

/**
 * A list that grows as the visitor scrolls. Every page has an address (`href`): the address bar follows the scroll,
 * a reload begins at that page, and without scripts the ways to the pages around are plain links. Going on ends with
 * the first page without rows. Give it a `key` of what is listed, so that another list starts anew.
 */
export function InfiniteList<T>(props: {
  /** The page of the address, as the loader gave it. */
  first: ListPage<T>;
  load: (offset: number) => Promise<ListPage<T>>;
  href: (offset: number) => string;
  children: (rows: T[], eager: boolean) => ReactNode;
  /** Boxes in place of the rows that are on their way. */
  skeleton: ReactNode;
}) {
  const { first, load, href, children, skeleton } = props;
  const t = useText();
  const list = useGrowingList(first, load);
  const { pages, state } = list;
  const start = pages[0] ?? first;
  const last = pages[pages.length - 1] ?? first;
  const linked = last.offset * last.limit < last.total;
  const more = useNearEnd(list.more && state === 'idle', list.loadNext, pages.length);
  return (
    <div>
      {start.offset > 1 && (
        <div className="infinite-list-more">
          <a
            className="button quiet sm"
            rel="prev"
            href={href(start.offset - 1)}
            onClick={(event) => {
              event.preventDefault();
              list.loadPrevious();
            }}
          >
            {t('ui.earlier')}
          </a>
        </div>
      )}
      {pages.map((page) => (
        <PageBox key={page.offset} page={page.offset} href={href}>
          {children(page.rows, page.offset === first.offset)}
        </PageBox>
      ))}
      {list.more && (
        <div ref={more} className="infinite-list-end">
          {state === 'loading' && linked && skeleton}
          {state === 'failed' && (
            <p className="infinite-list-more" role="alert">
              {t('ui.moreFailed')}{' '}
              <button type="button" className="text-link underlined" onClick={list.loadNext}>
                {t('ui.retry')}
              </button>
            </p>
          )}
          {state === 'idle' && linked && (
            <div className="infinite-list-more">
              <a
                className="button quiet"
                rel="next"
                href={href(last.offset + 1)}
                onClick={(event) => {
                  event.preventDefault();
                  list.loadNext();
                }}
              >
                {t('ui.more')}
              </a>
            </div>
          )}
        </div>
      )}
      {!list.more && pages.length > 1 && <p className="infinite-list-more text-caption">{t('ui.listEnd')}</p>}
      <p className="sr-only" role="status">
        {state === 'loading' && linked ? t('ui.loadingMore') : ''}
      </p>
    </div>
  );
}

function useGrowingList<T>(first: ListPage<T>, load: (offset: number) => Promise<ListPage<T>>) {
  const { key } = useLocation();
  const [pages, setPages] = useState(() => (kept.get(key) as ListPage<T>[] | undefined) ?? [first]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const busy = useRef(false);
  const last = pages[pages.length - 1] ?? first;
  const [ended, setEnded] = useState(last.rows.length === 0);

  useEffect(() => {
    kept.delete(key);
    kept.set(key, pages);
    for (const old of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(old);
  }, [key, pages]);

  // The loader read the page of the address again: its rows take the place of the old ones.
  useEffect(() => {
    setPages((known) => {
      const place = known.findIndex((page) => page.offset === first.offset);
      return place < 0 || known[place] === first ? known : known.with(place, first);
    });
  }, [first]);

  const run = useCallback(
    async (offset: number, put: (pages: ListPage<T>[], page: ListPage<T>) => ListPage<T>[]) => {
      if (busy.current) return;
      busy.current = true;
      setState('loading');
      try {
        const page = await load(offset);
        if (page.rows.length === 0) setEnded(true);
        else setPages((known) => put(known, page));
        setState('idle');
      } catch {
        setState('failed');
      } finally {
        busy.current = false;
      }
    },
    [load],
  );
  const loadNext = () => void run(last.offset + 1, (known, page) => [...known, page]);
  const loadPrevious = () => {
    const offset = (pages[0]?.offset ?? 1) - 1;
    if (offset > 0) void run(offset, (known, page) => [page, ...known]);
  };
  return { pages, state, more: !ended, loadNext, loadPrevious };
}

/** Calls `reached` once the element comes near the screen; anew for every `turn`. */
function useNearEnd(wanted: boolean, reached: () => void, turn: number) {
  const element = useRef<HTMLDivElement>(null);
  const call = useRef(reached);
  call.current = reached;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every page the end may still be near
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call.current(), {
      rootMargin: '0px 0px 600px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted, turn]);
  return element;
}

/** Rows of one page; while they cross the middle of the screen, the address is theirs. */
function PageBox(props: { page: number; href: (offset: number) => string; children: ReactNode }) {
  const { page, href, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const address = href(page);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // The entry's state belongs to the router; only the address is said anew.
        if (entry?.isIntersecting && window.scrollY > 0) showAddress(address);
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [address]);
  return (
    <div className="infinite-list-page" ref={box}>
      {children}
    </div>
  );
}

/** An open dialog of the address stays in it. */
function showAddress(address: string): void {
  const next = new URL(address, window.location.href);
  const own = new URLSearchParams(window.location.search);
  if (own.size > 0 && [...own.keys()].some((name) => !next.searchParams.has(name) && name !== 'offset'))
    return;
  if (next.href !== window.location.href) window.history.replaceState(window.history.state, '', next);
}
