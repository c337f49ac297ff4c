import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressAt, splitAddress, zonesAt } from './places.ts';

const here = { latitude: 25.02, longitude: 56.34 };

function stubResponse(status: number, body: unknown): void {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe('splitAddress', () => {
  test('splits the street from the rest at the first comma of either script', () => {
    expect(splitAddress('12 Lantern Street, Old Town, Marsa')).toEqual([
      '12 Lantern Street',
      'Old Town, Marsa',
    ]);
    expect(splitAddress('12 شارع الفانوس، المدينة القديمة')).toEqual(['12 شارع الفانوس', 'المدينة القديمة']);
    expect(splitAddress('Pinned place')).toEqual(['Pinned place', '']);
  });
});

describe('zonesAt', () => {
  test('reads the ids out of their text, and the modules of all zones', async () => {
    const zone_data = [{ modules: [{ id: 1 }, { id: 2 }] }, { modules: [{ id: 2 }, { id: 5 }] }];
    stubResponse(200, { zone_id: '[1,3]', zone_data });
    expect(await zonesAt(here)).toEqual({ ids: [1, 3], moduleIds: new Set([1, 2, 5]) });
  });

  test('is null outside of all zones', async () => {
    stubResponse(403, { errors: [{ code: 'coordinates', message: 'We do not deliver to this place yet.' }] });
    expect(await zonesAt(here)).toBeNull();
  });

  test('passes other errors on', async () => {
    stubResponse(503, { errors: [{ code: 'unavailable', message: 'Later.' }] });
    await expect(zonesAt(here)).rejects.toThrow('Later.');
  });
});

// Requirements: API-17.
test('of several addresses at a point the first is read', async () => {
  const results = ['33 Weavers Road', '35 Weavers Road', 'Old Town'].map((name) => ({
    formatted_address: name,
  }));
  stubResponse(200, { status: 'OK', results });
  expect(await addressAt(here)).toBe('33 Weavers Road');
});

test('a point without an address has none', async () => {
  stubResponse(200, { status: 'ZERO_RESULTS', results: [] });
  expect(await addressAt(here)).toBeNull();
});
