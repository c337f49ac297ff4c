import type { MapsSettings } from '@errand/api/platform/maps';
import type { Env } from './env/env.ts';
import { StartError } from './start-error.ts';

/** The map providers that the environment configures. Throws StartError if a URL or key is missing. */
export function mapsSettings(env: Env): MapsSettings {
  return {
    geocoder: env.GEOCODER_PROVIDER
      ? {
          provider: env.GEOCODER_PROVIDER,
          ...access('GEOCODER', env.GEOCODER_PROVIDER, env.GEOCODER_URL, env.GEOCODER_KEY),
          timeoutMs: env.GEOCODER_TIMEOUT_MS,
        }
      : null,
    router: env.ROUTER_PROVIDER
      ? {
          provider: env.ROUTER_PROVIDER,
          ...access('ROUTER', env.ROUTER_PROVIDER, env.ROUTER_URL, env.ROUTER_KEY),
          timeoutMs: env.ROUTER_TIMEOUT_MS,
        }
      : null,
  };
}

/** Origins other than the shop from which the browser's map loads. */
export function mapOrigins(env: Pick<Env, 'MAP_STYLE_URL' | 'MAP_ORIGINS'>): string[] {
  const style = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : [];
  return [...new Set([...style, ...(env.MAP_ORIGINS ?? [])])];
}

/** There are no default URLs: the public servers of the open providers do not permit use by shops. */
function access(name: string, provider: string, url: string | undefined, key: string | undefined) {
  const missing = provider === 'google' ? (key ? null : `${name}_KEY`) : url ? null : `${name}_URL`;
  if (missing) throw new StartError(`${missing} must be set where ${name}_PROVIDER is ${provider}.`);
  return { url: url ?? null, key: key ?? null };
}
