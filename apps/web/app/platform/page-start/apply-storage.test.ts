import { afterEach, expect, test, vi } from 'vitest';
import { shortPlace } from '#platform/session/index.ts';
import { applyStorage } from './apply-storage.ts';

const KEYS = { token: 'token', location: 'location' };

function rootAfter(getItem: (key: string) => string | null) {
  const root = { dataset: {}, style: { setProperty: vi.fn<(name: string, value: string) => void>() } };
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', { getItem });
  applyStorage(KEYS);
  return { dataset: root.dataset, style: root.style.setProperty.mock.calls };
}

afterEach(() => vi.unstubAllGlobals());

test('customer and location are marked on the root element for any location text', () => {
  const stored: Record<string, string> = { token: 'x', location: 'شارع "الفانوس"، المدينة' };
  const { dataset, style } = rootAfter((key) => stored[key] ?? null);
  expect(dataset).toEqual({ signed: '' });
  expect(style).toEqual([
    ['--place', '"شارع \\"الفانوس\\""'],
    ['--place-direction', 'rtl'],
  ]);
  expect(shortPlace('12 Lantern Street, Old Town')).toBe('12 Lantern Street');
});

test('a visitor without stored data, or with blocked storage, changes nothing', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  for (const getItem of [() => null, blocked]) expect(rootAfter(getItem)).toEqual({ dataset: {}, style: [] });
});

test('the first letter of a place decides its direction, after any number', () => {
  const directionOf = (location: string) =>
    rootAfter((key) => (key === 'location' ? location : null)).style.at(-1);
  expect(directionOf('12 شارع الفانوس، المدينة')).toEqual(['--place-direction', 'rtl']);
  expect(directionOf('12 Lantern Street')).toEqual(['--place-direction', 'ltr']);
  expect(directionOf('12')).toEqual(['--place-direction', 'ltr']);
});
