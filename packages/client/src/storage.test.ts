import { afterEach, expect, test, vi } from 'vitest';
import { setCookie } from './cookies.ts';
import { hasStorage, readStorage, readStoredText, writeStorage, writeStoredText } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    get length() {
      return stored.size;
    },
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

test('a text is stored as it is, a value as JSON; null removes either', () => {
  const stored = stubStorage();
  expect([writeStoredText('session', 'token', 'a"b'), writeStorage('session', 'zones', [1, 2])]).toEqual([
    true,
    true,
  ]);
  expect(Object.fromEntries(stored)).toEqual({ token: 'a"b', zones: '[1,2]' });
  expect([readStoredText('session', 'token'), readStorage('session', 'zones')]).toEqual(['a"b', [1, 2]]);
  expect(readStorage('session', 'token')).toBeNull();
  writeStoredText('session', 'token', null);
  writeStorage('session', 'zones', null);
  expect(stored.size).toBe(0);
});

test('blocked storage reads as empty and reports that nothing was written', () => {
  vi.stubGlobal('sessionStorage', {
    get length() {
      throw new Error('blocked');
    },
    getItem() {
      throw new Error('blocked');
    },
    setItem() {
      throw new Error('blocked');
    },
  });
  expect([readStoredText('session', 'token'), readStorage('session', 'token')]).toEqual([null, null]);
  expect([writeStoredText('session', 'token', 'a'), writeStorage('session', 'token', 'a')]).toEqual([
    false,
    false,
  ]);
  expect(hasStorage('session')).toBe(false);
  stubStorage();
  expect(hasStorage('session')).toBe(true);
});

test('a cookie is read after it was set, so that the next page is requested with it', () => {
  const acts: string[] = [];
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      acts.push(text);
    },
    get cookie() {
      acts.push('read');
      return '';
    },
  });
  setCookie('module', '2:food');
  setCookie('cell', null);
  expect(acts).toEqual([
    'module=2%3Afood; path=/; max-age=31536000; samesite=lax; secure',
    'read',
    'cell=; path=/; max-age=0; samesite=lax; secure',
    'read',
  ]);
});
