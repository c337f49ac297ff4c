import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODULE_TYPES } from '../modules/index.ts';
import { type AccountFlags, accountMenu, headerEntries, logoTarget } from './index.ts';

const ALL: AccountFlags = { wallet: true, loyalty: true, referral: true, rental: true };
const names = (flags: AccountFlags) => accountMenu(flags).map((entry) => entry.name);

test('[NAV-25, NAV-26, NAV-27, NAV-28] each switch takes its own entry out of the menu and nothing else', () => {
  const entryOf = { wallet: 'wallet', loyalty: 'loyalty', referral: 'referral', rental: 'trips' } as const;
  for (const flag of Object.keys(entryOf) as (keyof typeof entryOf)[]) {
    expect(names(ALL)).toContain(entryOf[flag]);
    expect(names({ ...ALL, [flag]: false })).toEqual(names(ALL).filter((name) => name !== entryOf[flag]));
  }
});

test('[NAV-29, NAV-30] whatever is switched off, id 10 tracks an order and id 8 is the hidden logout', () => {
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

test('[NAV-24] without a zone there is neither cart nor wishlist, whatever the module', () => {
  for (const moduleType of [null, ...MODULE_TYPES]) {
    expect(headerEntries({ hasZone: false, moduleType })).toMatchObject({ cart: false, wishlist: false });
  }
  expect(headerEntries({ hasZone: true, moduleType: 'food' })).toMatchObject({ cart: true, wishlist: true });
});

test('[NAV-33, NAV-34] parcel hides chat, wishlist and cart, shows Contact, and lets guests track elsewhere only', () => {
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

test('[ROUTE-02, ROUTE-03, ROUTE-04] the logo leads home with a place or from signing in, else to the landing page', () => {
  expect(logoTarget('/categories', true)).toBe('/home');
  expect(logoTarget('/help-and-support', false)).toBe('/');
  expect(logoTarget('/forgot-password', false)).toBe('/home');
});
