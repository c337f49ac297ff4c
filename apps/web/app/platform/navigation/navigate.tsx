import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type NavigateFunction,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router';
import { cacheData } from './page-data.ts';
import { prefetchPage } from './prefetch-page.ts';

const NavigateContext = createContext<NavigateFunction | null>(null);
const PrefetchContext = createContext<(to: string) => void>(() => {});

/**
 * Provides the router's `navigate`. The router's own hook and `<Link>` rerender when a navigation begins or ends, which
 * is slow on a page with hundreds of links.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const router = useContext(DataRouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest;
  const prefetch = useCallback(
    (to: string) => {
      if (router && manifest) void prefetchPage(router, manifest, to);
    },
    [router, manifest],
  );
  useEffect(() => {
    if (!router || !manifest) return;
    const { location, matches, loaderData } = router.state;
    const page = matches.at(-1)?.route.id ?? '';
    if (manifest.routes[page]?.hasClientLoader) cacheData(location, loaderData[page]);
  }, [router, manifest]);
  return (
    <NavigateContext value={useRouterNavigate()}>
      <PrefetchContext value={prefetch}>{children}</PrefetchContext>
    </NavigateContext>
  );
}

/** The function stays the same for the whole visit. Paths without a leading slash keep the page: `?page=2`. */
export function useNavigate(): NavigateFunction {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error('The part is outside of the NavigationProvider');
  return navigate;
}

/** Returns a function that prefetches the page behind a link. */
export function usePrefetchPage(): (to: string) => void {
  return useContext(PrefetchContext);
}

/** The parameters of the address. Pages that change them take `useSearchParams` of the router. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
