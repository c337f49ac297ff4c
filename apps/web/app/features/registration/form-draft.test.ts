import { beforeEach, expect, test, vi } from 'vitest';
import { clearFormDraft, readFormDraft, storeFormDraft } from './form-draft.ts';
import { emptyStore } from './store-values.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('an application survives a reload with all entries but password and files, until it is sent', () => {
  const start = emptyStore('AE');
  expect(readFormDraft('store', start)).toBeNull();
  const entered = {
    ...start,
    f_name: 'Layla',
    name: 'Corner',
    name_in: { ar: 'الزاوية' },
    point: { latitude: 25.2, longitude: 55.3 },
    zone_id: 4,
  };
  const logo = [new File(['x'], 'logo.png')];
  storeFormDraft('store', { values: { ...entered, password: 'Very-secret-1', logo }, step: 2 });
  expect(readFormDraft('store', start)).toEqual({ values: entered, step: 2 });
  expect(readFormDraft('courier', start)).toBeNull();
  clearFormDraft('store');
  expect(readFormDraft('store', start)).toBeNull();
});

test('entries of an earlier version that no longer fit are dropped', () => {
  sessionStorage.setItem(
    'registration-store',
    JSON.stringify({ values: { f_name: 7, tin: '12', logo: [{}] }, step: 'x' }),
  );
  expect(readFormDraft('store', emptyStore('AE'))).toEqual({
    values: { ...emptyStore('AE'), tin: '12' },
    step: 0,
  });
});
