import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNTER_GRACE_MS,
  disputeOutcome,
  distanceCharge,
  lateCharge,
  settleDeposit,
  type VehiclePrices,
} from './index.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 2, 9, 12);
const VAN: VehiclePrices = {
  hourlyMinor: 1000,
  perKmMinor: 50,
  dailyMinor: 6000,
  discount: 10,
  discountType: 'percent',
};
const DAILY = { ...VAN, hourlyMinor: null };
const late = (prices: VehiclePrices, ms: number) =>
  lateCharge(prices, { returnMs: NOON, returnedMs: NOON + ms, timeZone: 'Asia/Dubai' });

describe('a late return', () => {
  test.each([
    ['within the grace is free', VAN, COUNTER_GRACE_MS, null],
    ['costs its started hours', VAN, 1.2 * HOUR, { kind: 'late', unit: 'hour', units: 2, amountMinor: 1800 }],
    [
      'costs at most its started days',
      VAN,
      20 * HOUR,
      { kind: 'late', unit: 'day', units: 1, amountMinor: 5400 },
    ],
    [
      'costs days where no hours are rented out',
      DAILY,
      25 * HOUR,
      { kind: 'late', unit: 'day', units: 2, amountMinor: 10_800 },
    ],
    ['of a vehicle rented by distance costs nothing', { ...DAILY, dailyMinor: null }, 9 * HOUR, null],
  ] as const)('%s', (_, prices, ms, expected) => {
    expect(late(prices, ms)).toEqual(expected);
  });

  test('costs no less the later it is, and never more than hours or days alone', () => {
    const price = fc.option(fc.integer({ min: 1, max: 9000 }), { nil: null });
    fc.assert(
      fc.property(
        price,
        price,
        fc.nat(300 * HOUR),
        fc.nat(48 * HOUR),
        (hourlyMinor, dailyMinor, ms, more) => {
          const prices = { ...VAN, hourlyMinor, dailyMinor, discount: 0 };
          const cost = (of: VehiclePrices, at: number) => late(of, at)?.amountMinor ?? 0;
          expect(cost(prices, ms + more)).toBeGreaterThanOrEqual(cost(prices, ms));
          if (hourlyMinor === null || dailyMinor === null) return;
          expect(cost(prices, ms)).toBeLessThanOrEqual(cost({ ...prices, dailyMinor: null }, ms));
          expect(cost(prices, ms)).toBeLessThanOrEqual(cost({ ...prices, hourlyMinor: null }, ms));
        },
      ),
    );
  });
});

test('a trip by distance costs each whole kilometer beyond the booked ones', () => {
  const of = (bookedKm: number | null, drivenKm: number | null, type = 'distance_wise' as const) =>
    distanceCharge(VAN, { type, bookedKm, drivenKm });
  expect(of(12.4, 20)).toEqual({ kind: 'distance', unit: 'kilometer', units: 7, amountMinor: 315 });
  expect(of(12.4, 13)).toBeNull();
  expect(of(12.4, null)).toBeNull();
  expect(of(null, 13)).toBeNull();
  expect(distanceCharge(VAN, { type: 'hourly', bookedKm: 1, drivenKm: 90 })).toBeNull();
});

test('a deposit pays the charges first, its rest goes back at the return, and a lowered charge is owed', () => {
  const charge = (amountMinor: number, settledMinor: number | null = null) => ({ amountMinor, settledMinor });
  expect(settleDeposit(10_000, [])).toMatchObject({ returnedMinor: 10_000, keptMinor: 0, owedMinor: 0 });
  expect(settleDeposit(10_000, [charge(3000), charge(9000)])).toEqual({
    chargesMinor: 12_000,
    keptMinor: 10_000,
    dueMinor: 2000,
    returnedMinor: 0,
    owedMinor: 0,
  });
  expect(settleDeposit(10_000, [charge(3000), charge(9000, 4000)])).toEqual({
    chargesMinor: 7000,
    keptMinor: 7000,
    dueMinor: 0,
    returnedMinor: 0,
    owedMinor: 3000,
  });
});

test('no cent of a deposit is lost, and the charges are kept or due', () => {
  const charge = fc
    .tuple(fc.nat(9000), fc.option(fc.nat(100), { nil: null }))
    .map(([amountMinor, share]) => ({
      amountMinor,
      settledMinor: share === null ? null : Math.floor((amountMinor * share) / 100),
    }));
  fc.assert(
    fc.property(fc.nat(20_000), fc.array(charge, { maxLength: 5 }), (heldMinor, charges) => {
      const settled = settleDeposit(heldMinor, charges);
      expect(settled.keptMinor + settled.returnedMinor + settled.owedMinor).toBe(heldMinor);
      expect(settled.keptMinor + settled.dueMinor).toBe(settled.chargesMinor);
      expect(Math.min(...Object.values(settled))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the office confirms, lowers or drops a disputed charge, and never raises it', () => {
  expect([500, 499, 0, 501, -1].map((left) => disputeOutcome(500, left))).toEqual([
    'confirmed',
    'lowered',
    'dropped',
    null,
    null,
  ]);
});
