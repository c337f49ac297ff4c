import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODULE_TYPES } from '../modules/index.ts';
import { type AccountFlags, accountMenu, headerEntries, logoTarget } from './index.ts';

const ALL: AccountFlags = { wallet: true, loyalty: true, referral: true, rental: true };
const names = (flags: AccountFlags) => accountMenu(flags).map((entry) => entry.name);

test('the menu has these entries in this order', () => {
  expect(accountMenu(ALL).map(({ id, name, path, hidden }) => [id, name, path, hidden])).toEqual([
    [1, 'profile', '/profile?page=profile-settings', false],
    [2, 'orders', '/my-orders', false],
    [3, 'trips', '/my-trips', false],
    [10, 'track', '/track-order', false],
    [5, 'wallet', '/wallet', false],
    [6, 'loyalty', '/loyalty-points', false],
    [7, 'referral', '/referral-code', false],
    [4, 'coupons', '/coupons', false],
    [9, 'settings', '/settings', false],
    [8, 'logout', null, true],
  ]);
  expect(accountMenu(ALL)[4]).not.toHaveProperty('needs');
});

// Requirements: NAV-25, NAV-26, NAV-27, NAV-28.
test('a disabled feature removes its own entry from the menu and no other', () => {
  const entryOf = { wallet: 'wallet', loyalty: 'loyalty', referral: 'referral', rental: 'trips' } as const;
  for (const flag of Object.keys(entryOf) as (keyof typeof entryOf)[]) {
    expect(names(ALL)).toContain(entryOf[flag]);
    expect(names({ ...ALL, [flag]: false })).toEqual(names(ALL).filter((name) => name !== entryOf[flag]));
  }
});

// Requirements: NAV-29, NAV-30.
test('with any settings, id 10 is track order and id 8 is the hidden logout', () => {
  const flags = fc.record({
    wallet: fc.boolean(),
    loyalty: fc.boolean(),
    referral: fc.boolean(),
    rental: fc.boolean(),
  });
  fc.assert(
    fc.property(flags, (some) => {
      const menu = accountMenu(some);
      expect(menu.find(({ id }) => id === 10)).toMatchObject({ path: '/track-order', hidden: false });
      expect(menu.find(({ id }) => id === 8)).toMatchObject({ name: 'logout', hidden: true });
      expect(menu.filter(({ hidden }) => hidden)).toHaveLength(1);
      expect(new Set(menu.map(({ id }) => id)).size).toBe(menu.length);
    }),
  );
});

// Requirements: NAV-24.
test('without a zone there is neither cart nor wishlist, in any module', () => {
  for (const moduleType of [null, ...MODULE_TYPES]) {
    expect(headerEntries({ hasZone: false, moduleType })).toMatchObject({
      cart: false,
      wishlist: false,
      search: false,
    });
  }
  expect(headerEntries({ hasZone: true, moduleType: null })).toMatchObject({
    cart: true,
    wishlist: true,
    search: false,
  });
});

// Requirements: NAV-33, NAV-34, PARCEL-01, PARCEL-02, PARCEL-03, PARCEL-05.
test('parcel hides chat, wishlist and cart, shows Contact, and hides tracking from guests', () => {
  for (const moduleType of MODULE_TYPES) {
    const parcel = moduleType === 'parcel';
    expect(headerEntries({ hasZone: true, moduleType })).toEqual({
      track: parcel ? 'customers' : 'everyone',
      chat: !parcel,
      wishlist: !parcel,
      cart: !parcel,
      search: !parcel && moduleType !== 'rental',
      contact: parcel,
    });
  }
});

// Requirements: ROUTE-02, ROUTE-03, ROUTE-04.
test('the logo leads home with a location or on an auth page, otherwise to the landing page', () => {
  expect(logoTarget('/categories', true)).toBe('/home');
  expect(logoTarget('/help-and-support', false)).toBe('/');
  expect(logoTarget('/forgot-password', false)).toBe('/home');
});
