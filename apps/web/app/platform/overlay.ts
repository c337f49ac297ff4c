import { fieldsOf } from '@errand/client/stored-fields.ts';
import { useCallback } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { useNavigate, useSearch } from '#platform/navigation/navigate.tsx';
import {
  hasOverlay,
  type Overlay,
  type OverlayDetail,
  pageAddress,
  withoutOverlays,
} from './page-address.ts';

/**
 * One overlay in the address: `value` is null while it is closed (`?item=falafel` → "falafel"). `show` adds a history
 * entry, or replaces an open overlay; `close` restores the page.
 */
export function useOverlay(name: Overlay) {
  const search = useSearch();
  const location = useLocation();
  const navigate = useNavigate();
  const value = search.get(name);
  const openedHere = fieldsOf(location.state).overlay === true;

  const show = useCallback(
    (next = 'open', details: Partial<Record<OverlayDetail, string>> = {}) => {
      const params = withoutOverlays(new URLSearchParams(window.location.search));
      const replace = hasOverlay(new URLSearchParams(window.location.search));
      params.set(name, next);
      for (const [key, detail] of Object.entries(details)) params.set(key, detail);
      // An overlay opened by a link is closed by replacing the address, since going back would leave the page.
      void navigate(
        { search: `?${params}`, hash: window.location.hash },
        { preventScrollReset: true, replace, state: { overlay: replace ? openedHere : true } },
      );
    },
    [name, navigate, openedHere],
  );

  const close = useCallback(() => {
    if (openedHere) return navigate(-1);
    const params = withoutOverlays(new URLSearchParams(window.location.search));
    return navigate(
      { search: params.size > 0 ? `?${params}` : '' },
      { preventScrollReset: true, replace: true },
    );
  }, [navigate, openedHere]);

  return { value, open: value !== null, show, close };
}

/** `shouldRevalidate` of pages: overlays trigger no loaders. An unchanged address is a revalidation. */
export function unlessOverlay({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return pageAddress(currentUrl) === pageAddress(nextUrl) ? false : defaultShouldRevalidate;
}
