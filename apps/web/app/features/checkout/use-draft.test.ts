import { beforeEach, expect, test, vi } from 'vitest';
import { atLocation, type Draft, START } from './draft.ts';
import { clearDraft, type DraftOf, readDraft, storeDraft } from './use-draft.ts';

const CART: DraftOf = { page: 'cart', moduleId: 1, items: [7, 8], customerId: null };
const CHOSEN: Draft = {
  ...START,
  orderType: 'take_away',
  road: 'Quay',
  slot: '2026-03-09 18:30:00',
  coupon: 'TEN',
  tip: 2.5,
  change: 50,
  payment: 'demo_bank',
  useWallet: true,
  note: 'اتصل أولًا',
  instruction: 'leaveAtDoor',
  cutlery: true,
  unavailable: 'soldOutLeave',
};
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('checkout choices survive a reload until the order is placed', () => {
  storeDraft(CART, CHOSEN);
  expect(readDraft(CART)).toEqual(CHOSEN);
  expect(readDraft({ ...CART, items: [8, 9] })).toEqual(CHOSEN);
  storeDraft(CART, { ...CHOSEN, addressId: null });
  expect(readDraft(CART).addressId).toBeNull();
  clearDraft(CART);
  expect(readDraft(CART)).toEqual(START);
});

test('another module, page or cart does not share the choices', () => {
  storeDraft(CART, CHOSEN);
  for (const other of [{ moduleId: 2 }, { page: 'buy_now' }, { items: [9] }, { items: [] }]) {
    expect(readDraft({ ...CART, ...other })).toEqual(START);
  }
});

test('a guest’s choices carry over on sign-in; a customer’s are not shown to other visitors', () => {
  storeDraft(CART, CHOSEN);
  expect(readDraft({ ...CART, customerId: 4 })).toEqual(CHOSEN);
  storeDraft({ ...CART, customerId: 4 }, CHOSEN);
  for (const customerId of [null, 5]) expect(readDraft({ ...CART, customerId })).toEqual(START);
});

test('outdated or unreadable values are dropped, and without storage the draft is empty', () => {
  const outdated = {
    ...CHOSEN,
    tip: '2.50',
    instruction: 'sing',
    road: { name: 'Quay' },
    cutlery: undefined,
  };
  stored.set('checkout-draft-cart-1', JSON.stringify({ items: [7], customerId: null, draft: outdated }));
  expect(readDraft(CART)).toEqual({ ...CHOSEN, tip: 0, instruction: '', road: null, cutlery: false });
  stored.set('checkout-draft-cart-1', '{');
  expect(readDraft(CART)).toEqual(START);
  vi.stubGlobal('sessionStorage', undefined);
  storeDraft(CART, CHOSEN);
  expect(readDraft(CART)).toEqual(START);
});

test('door fields are cleared at another point, and stay while its address is in another language', () => {
  const here = { latitude: 25.1, longitude: 55.2 };
  const there = { latitude: 25.2, longitude: 55.2 };
  const draft = { ...atLocation(START, here), road: 'Quay', floor: '3' };
  storeDraft(CART, draft);
  // A change of language translates the address of the location and loads the page again.
  expect(atLocation(readDraft(CART), { ...here })).toMatchObject({ road: 'Quay', floor: '3' });
  expect(atLocation(draft, there)).toMatchObject({ road: null, floor: null });
  expect(atLocation({ ...draft, addressId: 4 }, there)).toMatchObject({ floor: '3' });
});
