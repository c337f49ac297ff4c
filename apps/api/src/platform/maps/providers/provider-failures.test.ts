import { describe, expect, test } from 'vitest';
import { startRecordedService } from '../../../../test/recorded-service.ts';
import { AppError } from '../../http/app-error.ts';
import type { Geocoder } from '../maps.types.ts';
import { cachedGeocoder, cachedRouter } from './cached-providers.ts';
import { geocoderWithFallback, routerWithFallback } from './fall-back.ts';
import { createExternalRouter, createGeocoder } from './index.ts';
import { photon } from './photon.ts';

const HERE = { latitude: 25, longitude: 55 };
const THERE = { latitude: 25.1, longitude: 55.1 };

describe('a failing provider is unavailable', () => {
  test.each([
    ['no response in time', 'silence', 'TimeoutError'],
    ['an error', { status: 500, body: {} }, 'status 500'],
    ['too many requests', { status: 429, body: {} }, 'status 429'],
    ['a page in place of data', { body: '<html>' }, 'an invalid response: '],
    ['an unexpected response', { body: { features: [{ geometry: {} }] } }, 'an invalid response: '],
  ] as const)('%s', async (_what, reply, why) => {
    const { service } = await startRecordedService(() => reply);
    // A short timeout for the silent service only: on a slow machine it would abort the other replies.
    const timeoutMs = reply === 'silence' ? 50 : service.timeoutMs;
    const error = await photon({ ...service, timeoutMs })
      .addressAt(HERE, 'en')
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect([error.code, error.status]).toEqual(['unavailable', 503]);
    expect(error.cause).toContain(`Test: ${why}`);
  });

  test('connection refused', async () => {
    const service = { name: 'Test', url: 'http://127.0.0.1:1', key: '', timeoutMs: 400 };
    await expect(photon(service).addressAt(HERE, 'en')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

/** Counts its calls; `unavailable` makes it fail. */
function countingGeocoder(name: string) {
  const state = { calls: 0, unavailable: false };
  async function respond<T>(value: T): Promise<T> {
    state.calls += 1;
    if (state.unavailable) throw new AppError('unavailable');
    return value;
  }
  const geocoder: Geocoder = {
    suggest: () => respond([{ id: `${name}:1`, mainText: name, secondaryText: '' }]),
    place: (id) => respond(id.startsWith(name) ? { point: HERE, address: name } : null),
    addressAt: () => respond(name),
  };
  return { geocoder, state };
}

describe('cached responses', () => {
  test('a fresh response is not requested again, with any whitespace in the text', async () => {
    let now = 0;
    const { geocoder, state } = countingGeocoder('a');
    const cached = cachedGeocoder(geocoder, () => now);
    await Promise.all([
      cached.suggest('Lantern  st', 'en', HERE),
      cached.suggest(' lantern st ', 'en', HERE),
    ]);
    await cached.addressAt(HERE, 'en');
    await cached.addressAt({ latitude: 25.000001, longitude: 55 }, 'en');
    expect(state.calls).toBe(2);
    await cached.suggest('lantern st', 'ar', HERE);
    await cached.addressAt({ latitude: 25.0001, longitude: 55 }, 'en');
    expect(state.calls).toBe(4);
    now += 61 * 60_000;
    await cached.addressAt(HERE, 'en');
    expect(state.calls).toBe(5);
  });

  test('the provider gets what all callers of a cached response share, not the point of the first one', async () => {
    const seen: unknown[] = [];
    const record = async (...sent: unknown[]) => {
      seen.push(sent);
      return null as never;
    };
    const [first, rounded] = [
      { latitude: 25.1234567, longitude: 55.9876543 },
      { latitude: 25.12346, longitude: 55.98765 },
    ];
    const geocoder = cachedGeocoder({ suggest: record, place: record, addressAt: record }, () => 0);
    await geocoder.suggest(' Lantern  St', 'en', first);
    await geocoder.addressAt(first, 'ar');
    await cachedRouter({ route: record }, () => 0).route(first, HERE, 'walk');
    expect(seen).toEqual([
      ['lantern st', 'en', { latitude: 25.1, longitude: 56 }],
      [rounded, 'ar'],
      [rounded, HERE, 'walk'],
    ]);
  });

  test('a failure is not cached', async () => {
    const { geocoder, state } = countingGeocoder('a');
    const cached = cachedGeocoder(geocoder, () => 0);
    state.unavailable = true;
    await expect(cached.addressAt(HERE, 'en')).rejects.toMatchObject({ code: 'unavailable' });
    state.unavailable = false;
    expect(await cached.addressAt(HERE, 'en')).toBe('a');
  });

  test('routes are cached for minutes, per travel mode', async () => {
    let now = 0;
    let calls = 0;
    const route = { meters: 1, seconds: 1, points: [HERE, THERE] };
    const cached = cachedRouter({ route: async () => (calls++, route) }, () => now);
    await cached.route(HERE, THERE, 'drive');
    await cached.route(HERE, THERE, 'drive');
    await cached.route(HERE, THERE, 'bicycle');
    expect(calls).toBe(2);
    now += 6 * 60_000;
    await cached.route(HERE, THERE, 'drive');
    expect(calls).toBe(3);
  });
});

describe('while a provider is unavailable', () => {
  test('the fallback is used, and the provider is tried again after a pause', async () => {
    let now = 0;
    const [service, fallback] = [countingGeocoder('outside'), countingGeocoder('own')];
    const warnings: unknown[] = [];
    const log = { warn: (about: unknown) => warnings.push(about) };
    const both = geocoderWithFallback(service.geocoder, fallback.geocoder, {
      log: log as never,
      now: () => now,
    });
    expect(await both.addressAt(HERE, 'en')).toBe('outside');
    service.state.unavailable = true;
    expect(await both.addressAt(HERE, 'en')).toBe('own');
    expect(await both.addressAt(THERE, 'en')).toBe('own');
    expect([service.state.calls, warnings.length]).toEqual([2, 1]);
    service.state.unavailable = false;
    now += 11_000;
    expect(await both.addressAt(HERE, 'en')).toBe('outside');
  });

  test('a suggestion of the fallback is found when the provider is back', async () => {
    const both = geocoderWithFallback(
      countingGeocoder('outside').geocoder,
      countingGeocoder('own').geocoder,
      { log: { warn() {} } as never, now: () => 0 },
    );
    expect(await both.place('own:1', 'en')).toMatchObject({ address: 'own' });
    expect(await both.place('nobody:1', 'en')).toBeNull();
  });

  test('without a fallback the error is returned, and the next request tries again at once', async () => {
    let calls = 0;
    const router = {
      route: async () => {
        calls += 1;
        throw new AppError('unavailable');
      },
    };
    const alone = routerWithFallback(router, null, { log: { warn() {} } as never, now: () => 0 });
    for (const _ of [1, 2]) {
      await expect(alone.route(HERE, THERE, 'drive')).rejects.toMatchObject({ code: 'unavailable' });
    }
    expect(calls).toBe(2);
  });

  test('a programming error is not treated as an outage', async () => {
    const broken = { route: async () => Promise.reject(new TypeError('x')) };
    const both = routerWithFallback(
      broken,
      { route: async () => null },
      { log: { warn() {} } as never, now: () => 0 },
    );
    await expect(both.route(HERE, THERE, 'drive')).rejects.toThrow(TypeError);
  });
});

test('the settings select the provider and its URL', async () => {
  const { service, requests } = await startRecordedService(({ path }) =>
    path === '/search' || path === '/lookup'
      ? { body: [] }
      : { body: { features: [], routes: [], status: 'OK' } },
  );
  const settings = { url: service.url, key: 'secret-key', timeoutMs: service.timeoutMs };
  await createGeocoder({ provider: 'photon', ...settings }).suggest('x', 'en', null);
  await createGeocoder({ provider: 'nominatim', ...settings }).suggest('x', 'en', null);
  await createGeocoder({ provider: 'google', ...settings }).addressAt(HERE, 'en');
  await createExternalRouter({ provider: 'osrm', ...settings }).route(HERE, THERE, 'drive');
  await createExternalRouter({ provider: 'google', ...settings }).route(HERE, THERE, 'drive');
  await createExternalRouter({ provider: 'valhalla', ...settings })
    .route(HERE, THERE, 'drive')
    .catch(() => null);
  expect(requests.map(({ path }) => path.split('/').slice(0, 3).join('/'))).toEqual([
    '/api',
    '/search',
    '/maps/api',
    '/route/v1',
    '/directions/v2:computeRoutes',
    '/route',
  ]);
});
