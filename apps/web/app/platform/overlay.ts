import { fieldsOf } from '@errand/client/stored-fields.ts';
import { useCallback } from 'react';
import { type NavigateFunction, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { useNavigate, useSearch } from '#platform/navigation/navigate.tsx';
import {
  hasOverlay,
  type Overlay,
  type OverlayDetail,
  pageAddress,
  withoutOverlays,
} from './page-address.ts';

/** The parameter of an overlay's steps, so that their entries differ in the address and load no data. */
export const OVERLAY_STEP: OverlayDetail = 'step';

/** The steps of an overlay that lead to a history entry, each with an entry of its own. */
export function stepsOf(state: unknown): string[] {
  const { steps } = fieldsOf(state);
  return Array.isArray(steps) ? steps.filter((step) => typeof step === 'string') : [];
}

let isGoingBack = false;

/** Goes back some entries of the history, which the browser does later. Resolves when it has. */
export async function goBack(navigate: NavigateFunction, entries: number): Promise<void> {
  if (entries === 0) return;
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  isGoingBack = true;
  void navigate(-entries);
  await isBack;
  isGoingBack = false;
}

/**
 * One overlay in the address: `value` is null while it is closed (`?item=falafel` → "falafel"). `show` adds a history
 * entry, or replaces an open overlay; `close` restores the page, from every step of the overlay.
 */
export function useOverlay(name: Overlay) {
  const search = useSearch();
  const location = useLocation();
  const navigate = useNavigate();
  const value = search.get(name);
  const openedHere = fieldsOf(location.state).overlay === true;
  const steps = stepsOf(location.state).length;

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

  const close = useCallback(async () => {
    // Pressed again before the overlay is gone: another step back would leave the page.
    if (isGoingBack || !new URLSearchParams(window.location.search).has(name)) return;
    if (openedHere) return goBack(navigate, 1 + steps);
    await goBack(navigate, steps);
    const params = withoutOverlays(new URLSearchParams(window.location.search));
    return navigate(
      { search: params.size > 0 ? `?${params}` : '' },
      { preventScrollReset: true, replace: true },
    );
  }, [name, navigate, openedHere, steps]);

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
