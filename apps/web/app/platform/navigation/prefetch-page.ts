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
  routeImports ??= fetch(`/assets/route-imports-${version}.json`).then((response) => response.json());
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
