import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPrice, hourPrice, isTripRunning, TRIP_STATUSES, useMinor, type VehiclePrices } from './index.ts';

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

test('a discount shows beside the price it came from', () => {
  expect(dayPrice(HATCH)).toEqual({ nowMinor: 3780, beforeMinor: 4200 });
  expect(hourPrice({ ...HATCH, discount: 100, discountType: 'amount' })).toEqual({
    nowMinor: 500,
    beforeMinor: 600,
  });
  expect(dayPrice({ ...HATCH, dailyMinor: null })).toBeNull();
});

test('a begun hour and a begun day are whole ones', () => {
  const none = { ...HATCH, discount: 0 };
  const of = (type: 'hourly' | 'day_wise', hours: number) =>
    useMinor(none, { type, hours, kilometres: 0, quantity: 1 })?.nowMinor;
  expect(of('hourly', 5.2)).toBe(3600);
  expect(of('day_wise', 25)).toBe(8400);
  expect(useMinor(none, { type: 'distance_wise', hours: 1, kilometres: 12.5, quantity: 2 })).toEqual({
    nowMinor: 1126,
    beforeMinor: 1126,
  });
});

test('no use is negative, none is dearer than before its discount, and longer is never cheaper', () => {
  fc.assert(
    fc.property(prices, use, (of, taken) => {
      const price = useMinor(of, taken);
      if (!price) return;
      expect(price.nowMinor).toBeGreaterThanOrEqual(0);
      expect(price.nowMinor).toBeLessThanOrEqual(price.beforeMinor);
      const longer = useMinor(of, { ...taken, hours: taken.hours + 3, kilometres: taken.kilometres + 3 });
      expect(longer?.nowMinor).toBeGreaterThanOrEqual(price.nowMinor);
    }),
  );
});

test('a trip is running until it is over in one way or another', () => {
  expect(TRIP_STATUSES.filter(isTripRunning)).toEqual(['pending', 'confirmed', 'ongoing']);
});
