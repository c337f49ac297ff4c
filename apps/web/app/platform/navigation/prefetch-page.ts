import type { ContextType } from 'react';
import { preloadModule } from 'react-dom';
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
} from 'react-router';
import { prefetchData } from './page-data.ts';

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/**
 * Prefetches the scripts of the page behind a link, and its data if the page caches it (`clientLoader`). Failures are
 * left to the navigation, which shows them.
 */
export async function prefetchPage(router: Router, manifest: AssetsManifest, to: string): Promise<void> {
  const route = manifest.routes[router.match(to)?.at(-1)?.route.id ?? ''];
  if (!route) return;
  for (const file of route.imports ?? []) preloadModule(file);
  const url = new URL(to, window.location.href);
  await Promise.allSettled([
    import(/* @vite-ignore */ route.module),
    route.hasClientLoader && prefetchData(url, () => fetchData(url, route.id)),
  ]);
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
