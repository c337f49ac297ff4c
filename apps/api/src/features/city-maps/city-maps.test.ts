import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateCity } from '../../../seed/city/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { startRecordedService } from '../../../test/recorded-service.ts';
import { createMaps, type MapsSettings } from '../../platform/maps/index.ts';
import { saveCity } from './city-maps.queries.ts';
import { loadCityMaps } from './city-maps.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

const city = generateCity(7);
const [longitude, latitude] = city.defaultAddress.position;
const HOME = { latitude, longitude };
const quiet = { log: { warn() {} } as never, now: () => 0 };

async function mapsOf(settings: MapsSettings) {
  return createMaps({ settings, local: await loadCityMaps(api.db), ...quiet });
}

test('without data and without a provider every method is unavailable', async () => {
  const maps = await mapsOf({ geocoder: null, router: null });
  const away = { code: 'unavailable', status: 503 };
  await expect(maps.suggest('x', 'en', null)).rejects.toMatchObject(away);
  await expect(maps.place('x', 'en')).rejects.toMatchObject(away);
  await expect(maps.addressAt(HOME, 'en')).rejects.toMatchObject(away);
  await expect(maps.route(HOME, HOME, 'drive')).rejects.toMatchObject(away);
});

test('the city is used without a provider and while a provider is unavailable', async () => {
  await saveCity(api.db, city);
  const { service } = await startRecordedService(() => ({ status: 503, body: {} }));
  const geocoder = { provider: 'photon' as const, url: service.url, key: null, timeoutMs: service.timeoutMs };
  const maps = await mapsOf({ geocoder, router: null });
  expect(await maps.addressAt(HOME, 'en')).toBe('12 Lantern Street, Old Town, Marsa');
  const [first] = await maps.suggest('12 lantern', 'ar', null);
  expect((await maps.place(first?.id ?? '', 'ar'))?.point).toEqual(HOME);
  expect(await maps.route(HOME, { latitude: 25.03, longitude: 56.36 }, 'bicycle')).not.toBeNull();
});

test('a configured provider is used instead of the city', async () => {
  const { service } = await startRecordedService(() => ({
    body: { code: 'Ok', routes: [{ distance: 10, duration: 20, geometry: '' }] },
  }));
  const router = { provider: 'osrm' as const, url: service.url, key: null, timeoutMs: service.timeoutMs };
  const maps = await mapsOf({ geocoder: null, router });
  expect(await maps.route(HOME, HOME, 'drive')).toMatchObject({ meters: 10, seconds: 20 });
  expect(await maps.addressAt(HOME, 'en')).toBe('12 Lantern Street, Old Town, Marsa');
});
