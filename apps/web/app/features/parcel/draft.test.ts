import { beforeEach, expect, test, vi } from 'vitest';

const SENDER = { latitude: 25.2, longitude: 55.3, address: 'Grid House', name: 'Layla', floor: '3' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('a parcel draft survives a reload, and a change keeps what was entered before', async () => {
  const before = await load();
  before.changeParcelDraft({ categoryId: 4, weight: 2.5, sender: SENDER });
  before.changeParcelDraft({ note: 'Keep it upright' });
  const after = await load();
  const kept = { categoryId: 4, weight: 2.5, sender: SENDER, note: 'Keep it upright' };
  expect(after.readParcelDraft()).toEqual({ ...after.EMPTY_PARCEL, ...kept });
});

test('the draft ends with the order, and when a sign-out empties the storage', async () => {
  const { changeParcelDraft, clearParcelDraft, readParcelDraft, EMPTY_PARCEL } = await load();
  changeParcelDraft({ tip: 2 });
  clearParcelDraft();
  expect(readParcelDraft()).toEqual(EMPTY_PARCEL);
  changeParcelDraft({ tip: 2 });
  stored.clear();
  expect(readParcelDraft()).toEqual(EMPTY_PARCEL);
});

test('unusable stored values are replaced by the empty ones, and the others stay', async () => {
  const bad = {
    categoryId: { id: 1 },
    size: 'huge',
    payer: 'nobody',
    sender: { address: 'x' },
    receiver: { ...SENDER, name: { first: 'Layla' } },
    tip: '2',
    note: 'n',
  };
  stored.set('parcel-draft', JSON.stringify(bad));
  const { readParcelDraft, EMPTY_PARCEL } = await load();
  const { name: _name, ...receiver } = SENDER;
  expect(readParcelDraft()).toEqual({ ...EMPTY_PARCEL, note: 'n', receiver });
  stored.set('parcel-draft', '[broken');
  expect(readParcelDraft()).toEqual(EMPTY_PARCEL);
});

test('an unchanged draft is the same object, and each change is announced', async () => {
  const { changeParcelDraft, readParcelDraft, subscribeParcelDraft } = await load();
  const listener = vi.fn<() => void>();
  const stop = subscribeParcelDraft(listener);
  changeParcelDraft({ tip: 1 });
  expect(readParcelDraft()).toBe(readParcelDraft());
  stop();
  changeParcelDraft({ tip: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('without storage the draft lasts as long as the page', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { changeParcelDraft, readParcelDraft } = await load();
  changeParcelDraft({ tip: 1 });
  changeParcelDraft({ note: 'n' });
  expect(readParcelDraft()).toMatchObject({ tip: 1, note: 'n' });
});

/** A fresh module: the page after a reload. */
async function load() {
  vi.resetModules();
  return import('./draft.ts');
}
