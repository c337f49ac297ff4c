import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.resetModules();
  vi.stubGlobal('window', {
    addEventListener() {},
    removeEventListener() {},
    location: { protocol: 'http:' },
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Requirements: STORAGE-03..05.
test('a location is stored under location, currentLatLng and zoneid', async () => {
  const { saveSession } = await import('./session.ts');
  saveSession({
    location: '12 Lantern Street',
    point: { latitude: 25.02, longitude: 56.34 },
    zoneIds: [1, 3],
  });
  expect(Object.fromEntries(stored)).toEqual({
    location: '12 Lantern Street',
    currentLatLng: '{"lat":25.02,"lng":56.34}',
    zoneid: '[1,3]',
  });
});

// Requirements: STORAGE-05.
test.each([
  ['[1,3]', [1, 3]],
  ['3', [3]],
  ['"3"', [3]],
  ['["1",3]', [1, 3]],
  ['{}', []],
  ['nonsense', []],
])('zoneid may be one id or a list: %s', async (text, ids) => {
  stored.set('zoneid', text);
  const { readSession } = await import('./session.ts');
  expect(readSession().zoneIds).toEqual(ids);
});

// Requirements: STORAGE-04.
test('an invalid point counts as absent', async () => {
  stored.set('currentLatLng', '{"lat":"north"}');
  const { readSession } = await import('./session.ts');
  expect(readSession().point).toBeNull();
});
