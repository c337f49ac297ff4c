import { expect, test } from 'vitest';
import { isForGuests, offeredSections, SECTIONS, sectionHref, sectionOf } from './sections.ts';

// Requirements: ROUTE-08..12.
test('every section has one canonical address and a page value on the profile', () => {
  for (const section of SECTIONS) {
    const { pathname, search } = new URL(sectionHref(section), 'http://errand.test');
    expect(sectionOf(pathname, search)).toBe(section);
    expect(sectionOf('/profile', `?page=${section}`)).toBe(section);
  }
  expect(sectionOf('/profile', '?page=my-orders')).toBe('orders');
  expect(sectionOf('/profile', '?page=my-trips&flag=success')).toBe('trips');
});

test('an unknown page value shows the profile', () => {
  for (const search of ['', '?page=', '?page=nonsense', '?flag=success']) {
    expect(sectionOf('/profile', search)).toBe('profile-settings');
  }
});

test('disabled sections are not offered', () => {
  const all = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 };
  const offered = (change: object, types = ['rental']) =>
    offeredSections({ ...all, ...change } as never, types.map((module_type) => ({ module_type })) as never);
  expect(offered({})).toEqual(SECTIONS);
  expect(offered({ customer_wallet_status: 0 })).not.toContain('wallet');
  expect(offered({ loyalty_point_status: 0 })).not.toContain('loyalty-points');
  expect(offered({ ref_earning_status: 0 })).not.toContain('referral-code');
  expect(offered({}, ['food'])).not.toContain('trips');
});

test('guests see only running orders and settings', () => {
  expect(SECTIONS.filter(isForGuests)).toEqual(['orders', 'settings']);
});
