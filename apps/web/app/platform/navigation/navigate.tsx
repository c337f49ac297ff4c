import {
  type ContextType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import { preloadModule } from 'react-dom';
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  UNSAFE_FrameworkContext as FrameworkContext,
  type NavigateFunction,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router';
import { cacheData, prefetchData } from './page-data.ts';

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

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/**
 * Prefetches the scripts of the page behind a link, and its data if the page caches it (`clientLoader`). Failures are
 * left to the navigation, which shows them.
 */
async function prefetchPage(router: Router, manifest: AssetsManifest, to: string): Promise<void> {
  const route = manifest.routes[router.match(to)?.at(-1)?.route.id ?? ''];
  if (!route) return;
  const url = new URL(to, window.location.href);
  await Promise.allSettled([
    preloadImports(manifest, route.id),
    import(/* @vite-ignore */ route.module),
    route.hasClientLoader && prefetchData(url, () => fetchData(url, route.id)),
  ]);
}

let routeImports: Promise<Record<string, string[]>> | undefined;

/** Preloads what a route's module imports. The build keeps these names in a file of their own (`vite/slim-manifest.ts`). */
async function preloadImports({ routes, version }: AssetsManifest, id: string): Promise<void> {
  const files = routes[id]?.imports ?? (await importsOf(version))[id] ?? [];
  for (const file of files) preloadModule(file);
}

function importsOf(version: string): Promise<Record<string, string[]>> {
  routeImports ??= fetch(`/assets/route-imports-${version}.json`)
    .then((response) => response.json() as Promise<Record<string, string[]>>)
    .catch((error: unknown) => {
      // The next link tries again.
      routeImports = undefined;
      throw error;
    });
  return routeImports;
}

/** The data of one route, by the request that the router itself would send. */
async function fetchData(url: URL, route: string): Promise<unknown> {
  const address = new URL(`${url.pathname}.data${url.search}`, url);
  address.searchParams.set('_routes', route);
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address.pathname}: ${response.status}`);
  const { value } = await decodeViaTurboStream(response.body, window);
  const { data } = (value as Record<string, { data?: unknown } | undefined>)[route] ?? {};
  // A redirect, for example.
  if (data === undefined) throw new Error(`${address.pathname} has no data`);
  return data;
}
