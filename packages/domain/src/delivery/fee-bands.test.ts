import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bandsFault,
  CHARGE_TYPES,
  type ChargeInput,
  deliveryChargeMinor,
  estimateChargeMinor,
  type HourExtra,
  hourExtraMinor,
  hoursFault,
  type ZoneRates,
  zoneRates,
} from './index.ts';

const RATES: ZoneRates = {
  chargeType: 'distance',
  fixedMinor: 300,
  perKmMinor: 100,
  minimumMinor: 200,
  maximumMinor: 900,
};
const ORDER: ChargeInput = {
  orderType: 'delivery',
  distanceKm: 4,
  rates: RATES,
  vehicleExtras: [],
  storeFreeDelivery: false,
  adminFree: null,
  subtotalMinor: 3000,
  surcharge: null,
  couponFreeDelivery: false,
};

const charge = (fields: Partial<ChargeInput>) => deliveryChargeMinor({ ...ORDER, ...fields }).totalMinor;
const BANDS = [
  { from: 0, feeMinor: 150 },
  { from: 3, feeMinor: 300 },
  { from: 8, feeMinor: 700 },
];
const byDistance: ZoneRates = { ...RATES, chargeType: 'distance_bands', bands: BANDS };
const byBasket: ZoneRates = {
  ...RATES,
  chargeType: 'basket_bands',
  bands: [
    { from: 0, feeMinor: 500 },
    { from: 2000, feeMinor: 250 },
    { from: 5000, feeMinor: 0 },
  ],
};

/** Bands as the console stores them, of fees that do not fall. */
const storedBands = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }).chain((starts) =>
  fc
    .array(fc.integer({ min: 0, max: 2000 }), { minLength: starts.length + 1, maxLength: starts.length + 1 })
    .map((fees) => {
      const sorted = fees.toSorted((a, b) => a - b);
      return [0, ...starts.toSorted((a, b) => a - b)].map((from, index) => ({
        from,
        feeMinor: sorted[index] ?? 0,
      }));
    }),
);

test('a distance pays the fee of the band that it lies in, without minimum, maximum or rate', () => {
  const at = (distanceKm: number) => charge({ rates: byDistance, distanceKm });
  expect([at(0), at(2.99), at(3), at(7.99), at(8), at(400), at(-1)]).toEqual([
    150, 150, 300, 300, 700, 700, 150,
  ]);
});

test('a basket pays the fee of its band, and extra charges and surcharge come on top', () => {
  const at = (subtotalMinor: number, fields: Partial<ChargeInput> = {}) =>
    charge({ rates: byBasket, subtotalMinor, ...fields });
  expect([at(0), at(1999), at(2000), at(4999), at(5000)]).toEqual([500, 500, 250, 250, 0]);
  const vehicleExtras = [{ fromKm: 4, extraMinor: 100 }];
  expect(at(2000, { vehicleExtras, hourExtraMinor: 50 })).toBe(400);
  expect(at(2000, { hourExtraMinor: 50, surcharge: { status: true, value: 10, type: 'percent' } })).toBe(330);
  expect(at(2000, { selfDeliveryRates: RATES, hourExtraMinor: 50 })).toBe(400);
  expect(at(2000, { orderType: 'take_away', hourExtraMinor: 50 })).toBe(0);
});

test('every distance lies in exactly one band, and a longer one never costs less', () => {
  fc.assert(
    fc.property(storedBands, fc.nat(80), fc.nat(80), (bands, km, more) => {
      expect(bandsFault('distance_bands', bands)).toBe(null);
      const rates = { ...byDistance, bands };
      const holding = bands.filter(
        ({ from }, index) => from <= km && km < (bands[index + 1]?.from ?? Infinity),
      );
      expect(holding).toHaveLength(1);
      expect(charge({ rates, distanceKm: km })).toBe(holding[0]?.feeMinor);
      expect(charge({ rates, distanceKm: km + more })).toBeGreaterThanOrEqual(
        charge({ rates, distanceKm: km }),
      );
    }),
  );
});

test('the charge before the order is known is a lower bound of every basket and longer route, and exact only if it is', () => {
  const types = fc.constantFrom(...CHARGE_TYPES);
  fc.assert(
    fc.property(
      types,
      storedBands,
      fc.nat(20),
      fc.nat(20),
      fc.nat(60),
      (chargeType, bands, km, more, subtotalMinor) => {
        const rates = { ...RATES, chargeType, bands };
        const { fromMinor, isExact } = estimateChargeMinor({ ...ORDER, rates }, { km, isExact: more === 0 });
        const charged = charge({ rates, distanceKm: km + more, subtotalMinor });
        expect(charged).toBeGreaterThanOrEqual(fromMinor);
        expect(charged === fromMinor || !isExact).toBe(true);
      },
    ),
  );
});

test('bands that leave a gap, repeat themselves, or fall with the distance are named, and other charges have none', () => {
  const fault = (...froms: number[]) =>
    bandsFault(
      'distance_bands',
      froms.map((from) => ({ from, feeMinor: from })),
    );
  expect(fault()).toBe('bands_missing');
  expect(fault(1, 2)).toBe('bands_start');
  expect(fault(0, 2, 2)).toBe('bands_order');
  expect(fault(0, 3, 2)).toBe('bands_order');
  expect(fault(0, 2, 3)).toBe(null);
  expect(bandsFault('distance_bands', byBasket.bands ?? [])).toBe('bands_fall');
  expect(bandsFault('basket_bands', byBasket.bands ?? [])).toBe(null);
  expect(bandsFault('fixed', [])).toBe(null);
});

test('an hour costs extra on its days in the zone’s clock, also past midnight, and of two the higher one', () => {
  const night: HourExtra = { days: [5], from: 1320, to: 120, extraMinor: 200 };
  const lunch: HourExtra = { days: [0, 1, 2, 3, 4, 5, 6], from: 720, to: 840, extraMinor: 75 };
  // 4 December 2026 is a Friday; Dubai is four hours ahead.
  const at = (day: number, hour: number, minute = 0) =>
    hourExtraMinor([night, lunch], Date.UTC(2026, 11, day, hour - 4, minute), 'Asia/Dubai');
  expect([at(4, 21, 59), at(4, 22), at(5, 1, 59), at(5, 2), at(5, 22)]).toEqual([0, 200, 200, 0, 0]);
  expect([at(6, 12), at(6, 13, 59), at(6, 14)]).toEqual([75, 75, 0]);
  const both = [night, { ...night, extraMinor: 300 }];
  expect(hourExtraMinor(both, Date.UTC(2026, 11, 4, 19), 'Asia/Dubai')).toBe(300);
  expect([
    hoursFault([night, lunch]),
    hoursFault([{ ...lunch, to: 720 }]),
    hoursFault([{ ...lunch, days: [] }]),
  ]).toEqual([null, 'hours_empty', 'hours_empty']);
});

test('a zone without a rate of its own charges the operator’s general one', () => {
  const general = { perKmMinor: 70, minimumMinor: 180 };
  expect(zoneRates(null, general)).toMatchObject({ chargeType: 'distance', maximumMinor: null, ...general });
  expect(zoneRates({ ...RATES, perKmMinor: null }, general)).toEqual({ ...RATES, perKmMinor: 70 });
  expect(zoneRates({ ...RATES, minimumMinor: null, hours: [] }, general)).toEqual({
    ...RATES,
    minimumMinor: 180,
  });
  expect(zoneRates({ ...RATES, perKmMinor: 0, minimumMinor: 0 }, general)).toMatchObject({
    perKmMinor: 0,
    minimumMinor: 0,
  });
});
