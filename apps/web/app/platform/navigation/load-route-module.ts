import { loadAsset } from '@errand/client/network/load-asset.ts';

type Module = Record<string, unknown>;

/**
 * Loads the module of a page. The build uses it in place of the router's own, which reloads the current page after any
 * failure, even one that leaving the page has caused.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  cache: Record<string, Module>,
): Promise<Module> {
  cache[route.id] ??= await loadAsset<Module>(() => import(/* @vite-ignore */ route.module));
  return cache[route.id] as Module;
}
