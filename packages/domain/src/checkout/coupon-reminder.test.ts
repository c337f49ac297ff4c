import { expect, test } from 'vitest';
import { type CouponReminders, couponsToRemindOf, isEnding, type UsableCoupon } from './coupon-reminder.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 4, 8);
const MILL = { id: 7, moduleId: 1, zoneId: 3 };
const NEVER: CouponReminders = { toldIds: new Set(), lastToldMs: null };

/** A coupon of every store, which began ten days ago and ends after some days. */
function coupon(id: number, days: number, more: Partial<UsableCoupon> = {}): UsableCoupon {
  return {
    id,
    type: 'default',
    moduleId: null,
    boundTo: [],
    startsAtMs: NOW - 10 * DAY,
    endsAtMs: NOW + days * DAY,
    ...more,
  };
}

const remind = (coupons: UsableCoupon[], told = NEVER, stores = [MILL]) =>
  couponsToRemindOf(coupons, stores, told, NOW).map(({ id }) => id);

test('a coupon is reminded of from three days before its end, and not after it', () => {
  expect(remind([coupon(1, 3.01)])).toEqual([]);
  for (const days of [3, 1, 0.1]) expect(remind([coupon(1, days)])).toEqual([1]);
  for (const days of [0, -1]) expect(remind([coupon(1, days)])).toEqual([]);
});

test('a reminder names all that end within a week, the first to end first, and not those that end later', () => {
  expect(remind([coupon(1, 7), coupon(2, 2), coupon(3, 7.01), coupon(4, 2)])).toEqual([2, 4, 1]);
});

test('a coupon is told once', () => {
  const told = { toldIds: new Set([1]), lastToldMs: NOW - 20 * DAY };
  expect(remind([coupon(1, 2)], told)).toEqual([]);
  expect(remind([coupon(1, 2), coupon(2, 6)], told)).toEqual([]);
  expect(remind([coupon(1, 2), coupon(2, 3)], told)).toEqual([2]);
});

test('a customer is reminded again after five days at the earliest', () => {
  const told = (days: number) => ({ toldIds: new Set([9]), lastToldMs: NOW - days * DAY });
  expect(remind([coupon(1, 2)], told(4.9))).toEqual([]);
  expect(remind([coupon(1, 2)], told(5))).toEqual([1]);
});

test('a coupon that ends in the pause was named by the reminder before it, or is told after it', () => {
  for (let hours = 73; hours <= 24 * 9; hours += 1) {
    const other = coupon(2, hours / 24);
    const first = couponsToRemindOf([coupon(1, 2), other], [MILL], NEVER, NOW).includes(other);
    const told = { toldIds: new Set([1]), lastToldMs: NOW };
    const later = [5, 6].some((days) =>
      couponsToRemindOf([other], [MILL], told, NOW + days * DAY).includes(other),
    );
    expect([hours, first || later]).toEqual([hours, true]);
  }
});

test('a coupon that began within three days is news and not reminded of', () => {
  const begun = (days: number) => coupon(1, 2, { startsAtMs: NOW - days * DAY });
  expect(remind([begun(2.9)])).toEqual([]);
  expect(remind([begun(3)])).toEqual([1]);
});

test('only coupons are told that are valid at a store that interests the customer', () => {
  const valid = (more: Partial<UsableCoupon>) => remind([coupon(1, 2, more)]).length > 0;
  expect(remind([coupon(1, 2)], NEVER, [])).toEqual([]);
  expect(valid({ moduleId: 1 })).toBe(true);
  expect(valid({ moduleId: 2 })).toBe(false);
  expect(valid({ type: 'store_wise', boundTo: [6, 7] })).toBe(true);
  expect(valid({ type: 'store_wise', boundTo: [6] })).toBe(false);
  expect(valid({ type: 'zone_wise', boundTo: [3] })).toBe(true);
  expect(valid({ type: 'zone_wise', boundTo: [7] })).toBe(false);
  expect(valid({ type: 'first_order' })).toBe(true);
  expect(valid({ type: 'free_delivery' })).toBe(true);
});

test('a coupon that was extended or has ended meanwhile is no longer named', () => {
  expect(isEnding(coupon(1, 6), NOW)).toBe(true);
  expect(isEnding(coupon(1, 30), NOW)).toBe(false);
  expect(isEnding(coupon(1, 0), NOW)).toBe(false);
});
