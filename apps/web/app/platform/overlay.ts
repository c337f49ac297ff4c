import { useCallback } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';

/** Dialogs and drawers that live in the address, so that Back closes them and a link can open them. */
export const OVERLAYS = ['cart', 'wishlist', 'item', 'auth', 'place', 'modules', 'menu', 'find'] as const;
/** What an overlay is about beside its value; it leaves the address with it. `line`: the cart's line an item is opened for. */
const DETAILS = ['line'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/**
 * One overlay of the address: `value` is null while it is closed (`?item=falafel` → "falafel").
 * `show` adds a history entry, replacing an overlay that is open; `close` goes back to the page as it was before.
 */
export function useOverlay(name: Overlay) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const value = search.get(name);
  const openedHere = (location.state as { overlay?: boolean } | null)?.overlay === true;

  const show = useCallback(
    (next = 'open', details: Partial<Record<(typeof DETAILS)[number], string>> = {}) => {
      const params = withoutOverlays(new URLSearchParams(window.location.search));
      const replace = hasOverlay(new URLSearchParams(window.location.search));
      params.set(name, next);
      for (const [key, detail] of Object.entries(details)) params.set(key, detail);
      // An overlay that a link opened is not taken out by going back, nor is what replaces it.
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

/** For pages' `shouldRevalidate`: opening or closing an overlay asks the server for nothing. */
export function unlessOverlay({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return pageAddress(currentUrl) === pageAddress(nextUrl) ? false : defaultShouldRevalidate;
}

function pageAddress(url: URL): string {
  return `${url.pathname}?${withoutOverlays(new URLSearchParams(url.search))}`;
}

function withoutOverlays(params: URLSearchParams): URLSearchParams {
  const open = hasOverlay(params);
  for (const overlay of OVERLAYS) params.delete(overlay);
  // On a page of its own, a product's, it is the page's.
  if (open) for (const detail of DETAILS) params.delete(detail);
  return params;
}

function hasOverlay(params: URLSearchParams): boolean {
  return OVERLAYS.some((overlay) => params.has(overlay));
}
