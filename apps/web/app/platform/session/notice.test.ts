import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The notices as on a new page of the visit that `stored` belongs to. */
async function newPage(stored: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.resetModules();
  return import('./notice.ts');
}

/** The stored value as it is. */
const asIs = (stored: unknown) => stored;

test('a notice is returned once, with its value', async () => {
  const { storeNotice, consumeNotice } = await newPage(new Map());
  storeNotice('place-chosen', { saved: true });
  expect([
    consumeNotice('module-chosen', asIs),
    consumeNotice('place-chosen', asIs),
    consumeNotice('place-chosen', asIs),
  ]).toEqual([null, { saved: true }, null]);
});

test('a page that is about to be reloaded keeps the notices for the next one', async () => {
  const stored = new Map<string, string>();
  const leaving = await newPage(stored);
  leaving.storeNotice('module-chosen');
  leaving.retainNotices();
  expect(leaving.consumeNotice('module-chosen', asIs)).toBeNull();
  const { consumeNotice } = await newPage(stored);
  expect([consumeNotice('module-chosen', asIs), consumeNotice('module-chosen', asIs)]).toEqual([1, null]);
});
