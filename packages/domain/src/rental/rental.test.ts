import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayPrice,
  hourPrice,
  isTripRunning,
  kilometrePrice,
  RENTAL_TYPES,
  TRIP_STATUSES,
  usageMinor,
  type VehiclePrices,
} from './index.ts';

const HATCH: VehiclePrices = {
  hourlyMinor: 600,
  perKmMinor: 45,
  dailyMinor: 4200,
  discount: 10,
  discountType: 'percent',
};

const prices = fc.record({
  hourlyMinor: fc.option(fc.integer({ min: 1, max: 50_000 })),
  perKmMinor: fc.option(fc.integer({ min: 1, max: 2000 })),
  dailyMinor: fc.option(fc.integer({ min: 1, max: 500_000 })),
  discount: fc.integer({ min: 0, max: 100 }),
  discountType: fc.constantFrom('percent' as const, 'amount' as const),
});
const use = fc.record({
  type: fc.constantFrom('hourly' as const, 'distance_wise' as const, 'day_wise' as const),
  hours: fc.integer({ min: 1, max: 400 }),
  kilometres: fc.integer({ min: 0, max: 900 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});

test('an hour, a day and a kilometer are priced with the discounted and the original price', () => {
  expect(hourPrice(HATCH)).toEqual({ nowMinor: 540, beforeMinor: 600 });
  expect(dayPrice(HATCH)).toEqual({ nowMinor: 3780, beforeMinor: 4200 });
  expect(kilometrePrice({ ...HATCH, discount: 20 })).toEqual({ nowMinor: 36, beforeMinor: 45 });
});

test('a rental type that is not offered has no price', () => {
  const none = { ...HATCH, hourlyMinor: null, dailyMinor: null, perKmMinor: null };
  const taken = { hours: 2, kilometres: 2, quantity: 1 };
  expect([hourPrice(none), dayPrice(none), kilometrePrice(none)]).toEqual([null, null, null]);
  for (const type of RENTAL_TYPES) expect(usageMinor(none, { ...taken, type })).toBeNull();
});

test('an amount discount lowers an hour and a day, not below 0, and never a kilometer', () => {
  const amount = { ...HATCH, discount: 100, discountType: 'amount' as const };
  expect(hourPrice(amount)).toEqual({ nowMinor: 500, beforeMinor: 600 });
  expect(dayPrice(amount)).toEqual({ nowMinor: 4100, beforeMinor: 4200 });
  expect(kilometrePrice({ ...amount, discount: 5 })).toEqual({ nowMinor: 45, beforeMinor: 45 });
  expect(hourPrice({ ...amount, discount: 601 })).toEqual({ nowMinor: 0, beforeMinor: 600 });
});

test('a negative discount does not raise the price', () => {
  expect(hourPrice({ ...HATCH, discount: -10 })).toEqual({ nowMinor: 600, beforeMinor: 600 });
});

test('started hours and days count in full, at least one of them, kilometers exactly', () => {
  const none = { ...HATCH, discount: 0 };
  const of = (type: 'hourly' | 'day_wise', hours: number, quantity = 1) =>
    usageMinor(none, { type, hours, kilometres: 99, quantity });
  expect([0, 1, 1.01, 5.2].map((hours) => of('hourly', hours)?.nowMinor)).toEqual([600, 600, 1200, 3600]);
  expect([0, 24, 24.5, 25].map((hours) => of('day_wise', hours)?.nowMinor)).toEqual([4200, 4200, 8400, 8400]);
  expect(of('day_wise', 25, 3)).toEqual({ nowMinor: 25_200, beforeMinor: 25_200 });
  expect(usageMinor(HATCH, { type: 'hourly', hours: 2, kilometres: 0, quantity: 2 })).toEqual({
    nowMinor: 2160,
    beforeMinor: 2400,
  });
  const drive = (kilometres: number) =>
    usageMinor(none, { type: 'distance_wise', hours: 9, kilometres, quantity: 2 })?.nowMinor;
  expect([1, 12.5, 0, -1].map(drive)).toEqual([90, 1126, 0, 0]);
});

test('a price is never negative, never above the original, and never falls with a longer rental', () => {
  fc.assert(
    fc.property(prices, use, (of, taken) => {
      const price = usageMinor(of, taken);
      if (!price) return;
      expect(price.nowMinor).toBeGreaterThanOrEqual(0);
      expect(price.nowMinor).toBeLessThanOrEqual(price.beforeMinor);
      const longer = usageMinor(of, { ...taken, hours: taken.hours + 3, kilometres: taken.kilometres + 3 });
      expect(longer?.nowMinor).toBeGreaterThanOrEqual(price.nowMinor);
    }),
  );
});

test('a trip runs while it is pending, confirmed or ongoing', () => {
  expect(TRIP_STATUSES.filter(isTripRunning)).toEqual(['pending', 'confirmed', 'ongoing']);
});
