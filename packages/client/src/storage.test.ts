import { afterEach, expect, test, vi } from 'vitest';
import {
  hasStorage,
  readStorage,
  readStoredText,
  takeStorage,
  writeStorage,
  writeStoredText,
} from './storage.ts';

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

test('a taken value is returned once', () => {
  stubStorage();
  writeStorage('session', 'notice', { saved: true });
  expect([takeStorage('session', 'notice'), takeStorage('session', 'notice')]).toEqual([
    { saved: true },
    null,
  ]);
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
