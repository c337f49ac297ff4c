import { afterEach, expect, test, vi } from 'vitest';
import { setCookie } from './cookies.ts';
import { hasStorage, readStorage, readStoredText, writeStorage, writeStoredText } from './storage.ts';
import { fieldsOf, storedFields } from './stored-fields.ts';

afterEach(() => vi.unstubAllGlobals());

/** The stored value as it is. */
const asIs = (stored: unknown) => stored;

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
  expect([readStoredText('session', 'token'), readStorage('session', 'zones', asIs)]).toEqual([
    'a"b',
    [1, 2],
  ]);
  expect(readStorage('session', 'token', asIs)).toBeNull();
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
  expect([readStoredText('session', 'token'), readStorage('session', 'token', asIs)]).toEqual([null, null]);
  expect([writeStoredText('session', 'token', 'a'), writeStorage('session', 'token', 'a')]).toEqual([
    false,
    false,
  ]);
  expect(hasStorage('session')).toBe(false);
  stubStorage();
  expect(hasStorage('session')).toBe(true);
});

test('fields of another type, or that an earlier version lacks, keep their first value, and others are left out', () => {
  const start = { note: '', tip: 0, isGift: false, slot: null as string | null };
  expect(storedFields(start, { note: 'n', tip: '2', isGift: true, slot: 'now', gone: 1 })).toEqual({
    note: 'n',
    tip: 0,
    isGift: true,
    slot: 'now',
  });
  expect(storedFields({ ...start, slot: 'now' }, { slot: {} })).toEqual({ ...start, slot: 'now' });
  for (const other of [null, 'note', 7, undefined, []]) expect(storedFields(start, other)).toEqual(start);
  expect([fieldsOf({ a: 1 }), fieldsOf(null), fieldsOf('text'), fieldsOf(['first'])[0]]).toEqual([
    { a: 1 },
    {},
    {},
    'first',
  ]);
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
