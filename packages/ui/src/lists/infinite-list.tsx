import { useText } from '@errand/client/i18n.tsx';
import { FIRST_ROWS, usePainted } from '@errand/client/use-painted.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Alert, useAnnouncement } from '../live/announced.tsx';
import './infinite-list.css';
import { type ListPage, usePagedList } from './use-paged-list.ts';

export type { ListPage };

/**
 * A list that grows as the visitor scrolls. Every page has a URL (`href`): the address bar follows the scroll, a reload
 * starts at that page, and without scripts the neighboring pages are plain links. Another list needs another `key`.
 */
export function InfiniteList<T>(props: {
  /** The page of the URL, as the loader returned it. */
  first: ListPage<T>;
  load: (offset: number) => Promise<ListPage<T>>;
  href: (offset: number) => string;
  children: (rows: T[], eager: boolean) => ReactNode;
  /** Shown while rows load. */
  skeleton: ReactNode;
}) {
  const { first, load, href, children, skeleton } = props;
  const t = useText();
  const isPainted = usePainted();
  const list = usePagedList(first, load);
  const { pages, state } = list;
  const start = pages[0] ?? first;
  const last = pages.at(-1) ?? first;
  const hasNextLink = last.offset * last.limit < last.total;
  useAnnouncement(state === 'loading' && hasNextLink ? t('ui.loadingMore') : '');
  const endRef = useNearEnd(list.hasMore && state === 'idle', list.loadNext, pages.length);
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
          {children(isPainted ? page.rows : page.rows.slice(0, FIRST_ROWS), page.offset === first.offset)}
        </PageBox>
      ))}
      {list.hasMore && (
        <div ref={endRef} className="infinite-list-end">
          {state === 'loading' && hasNextLink && skeleton}
          {state === 'failed' && (
            <Alert className="infinite-list-more">
              {t('ui.moreFailed')}{' '}
              <button type="button" className="text-link underlined" onClick={list.loadNext}>
                {t('ui.retry')}
              </button>
            </Alert>
          )}
          {state === 'idle' && hasNextLink && (
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
      {!list.hasMore && pages.length > 1 && (
        <p className="infinite-list-more text-caption">{t('ui.listEnd')}</p>
      )}
    </div>
  );
}

/** Calls `onReached` when the element comes near the viewport; observes again after every change of `turn`. */
function useNearEnd(isWanted: boolean, onReached: () => void, turn: number) {
  const element = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!isWanted || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => isVisible(entries) && reached(), {
      rootMargin: '0px 0px 600px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted, turn]);
  return element;
}

/** The rows of one page; the address bar shows its URL while they cross the middle of the viewport. */
function PageBox(props: { page: number; href: (offset: number) => string; children: ReactNode }) {
  const { page, href, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const address = href(page);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (isVisible(entries) && window.scrollY > 0) replaceUrl(address);
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

/**
 * Whether the element is visible. On a busy page one callback receives several entries of it; the last one is current.
 */
function isVisible(entries: IntersectionObserverEntry[]): boolean {
  return entries.at(-1)?.isIntersecting === true;
}

/** Replaces the URL without a navigation. The URL of an open dialog is unchanged. */
function replaceUrl(address: string): void {
  const next = new URL(address, window.location.href);
  const own = new URLSearchParams(window.location.search);
  if (own.size > 0 && [...own.keys()].some((name) => !next.searchParams.has(name) && name !== 'offset'))
    return;
  if (next.href !== window.location.href) window.history.replaceState(window.history.state, '', next);
}
