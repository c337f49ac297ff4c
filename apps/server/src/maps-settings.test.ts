import { describe, expect, it } from 'vitest';
import { readEnv } from './env/env.ts';
import { mapOrigins, mapsSettings } from './maps-settings.ts';
import { StartError } from './start-error.ts';

it('without variables there is no map provider', () => {
  expect(mapsSettings(readEnv({}))).toEqual({ geocoder: null, router: null });
});

// Requirements: MAP-10.
it('providers are configured with URL, key and timeout', () => {
  const env = readEnv({
    GEOCODER_PROVIDER: 'photon',
    GEOCODER_URL: 'https://photon.example.com/',
    GEOCODER_TIMEOUT_MS: '900',
    ROUTER_PROVIDER: 'google',
    ROUTER_KEY: 'k',
  });
  expect(mapsSettings(env)).toEqual({
    geocoder: { provider: 'photon', url: 'https://photon.example.com', key: null, timeoutMs: 900 },
    router: { provider: 'google', url: null, key: 'k', timeoutMs: 2500 },
  });
});

it('the URL of a router may contain the profile', () => {
  const env = readEnv({ ROUTER_PROVIDER: 'osrm', ROUTER_URL: 'https://r.example.com/routed-{profile}' });
  expect(mapsSettings(env).router?.url).toBe('https://r.example.com/routed-{profile}');
});

describe('a missing variable is named', () => {
  it.each([
    [{ GEOCODER_PROVIDER: 'nominatim' }, 'GEOCODER_URL must be set where GEOCODER_PROVIDER is nominatim.'],
    [{ GEOCODER_PROVIDER: 'google' }, 'GEOCODER_KEY must be set where GEOCODER_PROVIDER is google.'],
    [{ ROUTER_PROVIDER: 'valhalla' }, 'ROUTER_URL must be set where ROUTER_PROVIDER is valhalla.'],
    [{ ROUTER_PROVIDER: 'google' }, 'ROUTER_KEY must be set where ROUTER_PROVIDER is google.'],
  ])('%o', (source, sentence) => {
    expect(() => mapsSettings(readEnv(source))).toThrow(new StartError(sentence));
  });
});

it('the browser may load the map from the host of its style and from the configured origins', () => {
  const style = { MAP_STYLE_URL: 'https://maps.example.com/{theme}.json?language={language}' };
  expect(mapOrigins(readEnv({}))).toEqual([]);
  expect(mapOrigins(readEnv(style))).toEqual(['https://maps.example.com']);
  expect(
    mapOrigins(readEnv({ ...style, MAP_ORIGINS: 'https://*.tiles.example https://maps.example.com' })),
  ).toEqual(['https://maps.example.com', 'https://*.tiles.example']);
  expect(() => readEnv({ MAP_ORIGINS: "https://a.example; script-src 'unsafe-inline'" })).toThrow(
    'MAP_ORIGINS',
  );
});
