import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ProviderOffer,
  priceVehicles,
  promisedPrices,
  RENTAL_TYPES,
  tripOfferGap,
  type VehiclePrices,
  type VehiclesInput,
} from './index.ts';

const HATCH: VehiclePrices = {
  hourlyMinor: 600,
  perKmMinor: 45,
  dailyMinor: 4200,
  discount: 5,
  discountType: 'percent',
};
const THREE_DAYS = { type: 'day_wise', hours: 72, kilometers: 0 } as const;
const TENTH: ProviderOffer = { percent: 10, minPurchaseMinor: 0, maxDiscountMinor: 0 };

function input(changes: Partial<VehiclesInput> = {}): VehiclesInput {
  return {
    vehicles: [{ prices: HATCH, quantity: 1 }],
    length: THREE_DAYS,
    minimumMinor: 0,
    offer: TENTH,
    ...changes,
  };
}

const amount = fc.oneof(fc.constant(0), fc.nat(300_000));
const prices = fc.record({
  hourlyMinor: fc.option(fc.nat(50_000)),
  perKmMinor: fc.option(fc.nat(2000)),
  dailyMinor: fc.option(fc.nat(500_000)),
  discount: fc.nat(100),
  discountType: fc.constantFrom('percent', 'amount' as const),
});
const trips: fc.Arbitrary<VehiclesInput> = fc.record({
  vehicles: fc.array(fc.record({ prices, quantity: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  length: fc.record({
    type: fc.constantFrom(...RENTAL_TYPES),
    hours: fc.double({ min: 0.1, max: 800, noNaN: true }),
    kilometers: fc.double({ min: 0.1, max: 900, noNaN: true }),
  }),
  minimumMinor: amount,
  offer: fc.option(
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      minPurchaseMinor: amount,
      maxDiscountMinor: amount,
    }),
  ),
});

function sum(trip: VehiclesInput, which: 'originalMinor' | 'priceMinor' | 'offerMinor'): number {
  return priceVehicles(trip).reduce((total, line) => total + (line?.[which] ?? 0), 0);
}

describe('the offer of a provider', () => {
  // Requirements: MONEY-14, MONEY-15.
  test('it precedes the discount of the vehicle, whichever is larger', () => {
    for (const discount of [0, 5, 25]) {
      const vehicles = [{ prices: { ...HATCH, discount }, quantity: 2 }];
      expect(priceVehicles(input({ vehicles }))).toMatchObject([
        { one: { unitMinor: 4200 }, originalMinor: 25_200, offerMinor: 2520, priceMinor: 22_680 },
      ]);
    }
  });

  test('below the minimum before discounts the vehicle’s own discount applies', () => {
    const of = (minPurchaseMinor: number) =>
      priceVehicles(input({ offer: { ...TENTH, minPurchaseMinor } }))[0];
    expect(of(12_600)).toMatchObject({ offerMinor: 1260, priceMinor: 11_340 });
    expect(of(12_601)).toMatchObject({ offerMinor: 0, priceMinor: 11_970, one: { unitMinor: 3990 } });
  });

  test('an offer of 0 percent leaves the vehicle its own discount', () => {
    expect(priceVehicles(input({ offer: { ...TENTH, percent: 0 } }))).toEqual(
      priceVehicles(input({ offer: null })),
    );
  });

  test('its maximum is for the whole trip and is allocated without losing a cent', () => {
    const vehicles = [1, 1, 1].map((quantity) => ({ prices: HATCH, quantity }));
    const offer = { ...TENTH, maxDiscountMinor: 1000 };
    expect(priceVehicles(input({ vehicles, offer })).map((line) => line?.offerMinor)).toEqual([
      334, 333, 333,
    ]);
  });

  test('it applies exactly from its minimum on, never above its maximum, and never below the least price', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const { offer, minimumMinor } = trip;
        const without = { ...trip, offer: null };
        const before = sum(trip, 'originalMinor');
        const uncapped = sum({ ...trip, offer: offer && { ...offer, maxDiscountMinor: 0 } }, 'offerMinor');
        const most = offer?.maxDiscountMinor || Number.POSITIVE_INFINITY;
        const isEarned = offer !== null && before >= offer.minPurchaseMinor;
        expect(sum(trip, 'offerMinor')).toBe(isEarned ? Math.min(uncapped, most) : 0);
        expect(sum(trip, 'priceMinor')).toBe(
          isEarned ? before - Math.min(uncapped, most) : sum(without, 'priceMinor'),
        );
        for (const [at, line] of priceVehicles(trip).entries())
          expect(line?.priceMinor ?? minimumMinor * 9).toBeGreaterThanOrEqual(
            minimumMinor * (trip.vehicles[at]?.quantity ?? 0),
          );
      }),
      { numRuns: 500 },
    );
  });

  test('a longer trip never costs less while the offer applies to both', () => {
    fc.assert(
      fc.property(trips, fc.nat(100), (trip, more) => {
        const { type, hours, kilometers } = trip.length;
        const always = { ...trip, offer: trip.offer && { ...trip.offer, minPurchaseMinor: 0 } };
        const longer = { ...always, length: { type, hours: hours + more, kilometers: kilometers + more } };
        expect(sum(longer, 'priceMinor')).toBeGreaterThanOrEqual(sum(always, 'priceMinor'));
      }),
    );
  });
});

describe('what an hour, a day and a kilometer promise', () => {
  test('an offer without conditions is deducted, with a maximum the full price is promised', () => {
    expect(promisedPrices(HATCH, TENTH)).toEqual({
      hour: { priceMinor: 540, originalMinor: 600 },
      day: { priceMinor: 3780, originalMinor: 4200 },
      kilometer: { priceMinor: 40, originalMinor: 45 },
    });
    expect(promisedPrices(HATCH, { ...TENTH, maxDiscountMinor: 500 }).day?.priceMinor).toBe(4200);
    expect(promisedPrices(HATCH, null).day?.priceMinor).toBe(3990);
    const nothing = { ...TENTH, percent: 0, maxDiscountMinor: 500 };
    expect(promisedPrices(HATCH, nothing)).toEqual(promisedPrices(HATCH, null));
  });

  test('with an offer that has a minimum, the vehicle’s discount is promised only up to the offer’s', () => {
    const offer = { ...TENTH, minPurchaseMinor: 6000 };
    expect(promisedPrices(HATCH, offer).day?.priceMinor).toBe(3990);
    expect(promisedPrices({ ...HATCH, discount: 25 }, offer).day?.priceMinor).toBe(3780);
    expect(promisedPrices({ ...HATCH, dailyMinor: null }, offer).day).toBeNull();
  });

  test('no trip charges more for a vehicle than the promised units, or the provider’s least price', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        for (const [at, line] of priceVehicles(trip).entries()) {
          const vehicle = trip.vehicles[at];
          if (!line || !vehicle) continue;
          const unit = promisedPrices(vehicle.prices, trip.offer)[line.one.unit];
          const promised = Math.max((unit?.priceMinor ?? 0) * line.one.units, trip.minimumMinor);
          // Half a unit for the rounding of the amount, and a millionth of a kilometer.
          const rounding = 0.5 + (unit?.priceMinor ?? 0) * 1e-6;
          expect(line.priceMinor).toBeLessThanOrEqual((promised + rounding) * vehicle.quantity + 1e-6);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a trip lacks for the offer', () => {
  test('it is short of the minimum by the prices before discounts, unless its own discount is as good', () => {
    const offer = { ...TENTH, minPurchaseMinor: 20_000 };
    expect(tripOfferGap(input({ offer }))).toEqual({ percent: 10, missingMinor: 7400 });
    const vehicles = [{ prices: { ...HATCH, discount: 10 }, quantity: 1 }];
    expect(tripOfferGap(input({ offer, vehicles }))).toBeNull();
    expect(tripOfferGap(input({ offer: { ...offer, minPurchaseMinor: 12_600 } }))).toBeNull();
    expect(tripOfferGap(input({ offer: null }))).toBeNull();
    expect(tripOfferGap(input({ offer: { ...offer, percent: 0 } }))).toBeNull();
  });

  test('a vehicle that is not offered for this kind of trip adds nothing to what is missing', () => {
    const offer = { ...TENTH, minPurchaseMinor: 20_000 };
    const vehicles = [HATCH, { ...HATCH, dailyMinor: null }].map((of) => ({ prices: of, quantity: 1 }));
    expect(tripOfferGap(input({ offer, vehicles }))).toEqual({ percent: 10, missingMinor: 7400 });
  });

  test('a trip is short exactly of what the price before discounts needs to reach the minimum', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const gap = tripOfferGap(trip);
        if (!gap || !trip.offer) return;
        expect(gap.missingMinor).toBeGreaterThan(0);
        const { minPurchaseMinor } = trip.offer;
        const nearer = {
          ...trip,
          offer: { ...trip.offer, minPurchaseMinor: minPurchaseMinor - gap.missingMinor },
        };
        expect(tripOfferGap(nearer)).toBeNull();
        expect(sum(nearer, 'priceMinor')).toBeLessThan(sum(trip, 'priceMinor'));
      }),
      { numRuns: 300 },
    );
  });
});
