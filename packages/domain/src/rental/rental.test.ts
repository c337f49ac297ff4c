import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isTripActive,
  priceVehicles,
  RENTAL_TYPES,
  type RentalLength,
  TRIP_STATUSES,
  type VehiclePrices,
} from './index.ts';
import { dailyPrice, hourlyPrice, kilometerPrice } from './price.ts';

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
  kilometers: fc.integer({ min: 0, max: 900 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});

/** The price of a number of vehicles of one class. */
function usagePrice(of: VehiclePrices, { quantity, ...length }: RentalLength & { quantity: number }) {
  const vehicles = [{ prices: of, quantity }];
  const [price] = priceVehicles({ vehicles, length, minimumMinor: 0, offer: null });
  return price && { priceMinor: price.priceMinor, originalMinor: price.originalMinor };
}

test('an hour, a day and a kilometer are priced with the discounted and the original price', () => {
  expect(hourlyPrice(HATCH)).toEqual({ priceMinor: 540, originalMinor: 600 });
  expect(dailyPrice(HATCH)).toEqual({ priceMinor: 3780, originalMinor: 4200 });
  expect(kilometerPrice({ ...HATCH, discount: 20 })).toEqual({ priceMinor: 36, originalMinor: 45 });
});

test('a rental type that is not offered has no price', () => {
  const none = { ...HATCH, hourlyMinor: null, dailyMinor: null, perKmMinor: null };
  const taken = { hours: 2, kilometers: 2, quantity: 1 };
  expect([hourlyPrice(none), dailyPrice(none), kilometerPrice(none)]).toEqual([null, null, null]);
  for (const type of RENTAL_TYPES) expect(usagePrice(none, { ...taken, type })).toBeNull();
});

test('an amount discount lowers an hour and a day, not below 0, and never a kilometer', () => {
  const amount = { ...HATCH, discount: 100, discountType: 'amount' as const };
  expect(hourlyPrice(amount)).toEqual({ priceMinor: 500, originalMinor: 600 });
  expect(dailyPrice(amount)).toEqual({ priceMinor: 4100, originalMinor: 4200 });
  expect(kilometerPrice({ ...amount, discount: 5 })).toEqual({ priceMinor: 45, originalMinor: 45 });
  expect(hourlyPrice({ ...amount, discount: 601 })).toEqual({ priceMinor: 0, originalMinor: 600 });
});

test('a negative discount does not raise the price', () => {
  expect(hourlyPrice({ ...HATCH, discount: -10 })).toEqual({ priceMinor: 600, originalMinor: 600 });
});

test('started hours and days count in full, at least one of them, kilometers exactly', () => {
  const none = { ...HATCH, discount: 0 };
  const of = (type: 'hourly' | 'day_wise', hours: number, quantity = 1) =>
    usagePrice(none, { type, hours, kilometers: 99, quantity });
  expect([0, 1, 1.01, 5.2].map((hours) => of('hourly', hours)?.priceMinor)).toEqual([600, 600, 1200, 3600]);
  expect([0, 24, 24.5, 25].map((hours) => of('day_wise', hours)?.priceMinor)).toEqual([
    4200, 4200, 8400, 8400,
  ]);
  expect(of('day_wise', 25, 3)).toEqual({ priceMinor: 25_200, originalMinor: 25_200 });
  expect(usagePrice(HATCH, { type: 'hourly', hours: 2, kilometers: 0, quantity: 2 })).toEqual({
    priceMinor: 2160,
    originalMinor: 2400,
  });
  const drive = (kilometers: number) =>
    usagePrice(none, { type: 'distance_wise', hours: 9, kilometers: kilometers, quantity: 2 })?.priceMinor;
  expect([1, 12.5, 0, -1].map(drive)).toEqual([90, 1126, 0, 0]);
});

test('the addition that raises a price to the provider’s minimum is a part of it, 0 above the minimum', () => {
  const additions = [1, 2, 4].map((hours) => {
    const length = { type: 'hourly', hours, kilometers: 0 } as const;
    const vehicles = [{ prices: HATCH, quantity: 1 }];
    return priceVehicles({ vehicles, length, minimumMinor: 1500, offer: null })[0]?.one;
  });
  expect(additions).toMatchObject([
    { priceMinor: 1500, minimumAdditionMinor: 960 },
    { priceMinor: 1500, minimumAdditionMinor: 420 },
    { priceMinor: 2160, minimumAdditionMinor: 0 },
  ]);
});

test('a price is never negative, never above the original, and never falls with a longer rental', () => {
  fc.assert(
    fc.property(prices, use, (of, taken) => {
      const price = usagePrice(of, taken);
      if (!price) return;
      expect(price.priceMinor).toBeGreaterThanOrEqual(0);
      expect(price.priceMinor).toBeLessThanOrEqual(price.originalMinor);
      const longer = usagePrice(of, { ...taken, hours: taken.hours + 3, kilometers: taken.kilometers + 3 });
      expect(longer?.priceMinor).toBeGreaterThanOrEqual(price.priceMinor);
    }),
  );
});

test('a trip runs while it is pending, confirmed or ongoing, or can still be paid', () => {
  expect(TRIP_STATUSES.filter(isTripActive)).toEqual(['pending', 'confirmed', 'ongoing', 'payment_failed']);
});
