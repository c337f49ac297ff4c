import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPointTransfer, pointsEarned, pointsWorthMinor } from './index.ts';

const TERMS = { pointsPerUnit: 10, digits: 2, minimum: 100 };
const points = fc.integer({ min: 0, max: 1_000_000 });
const terms = fc.record({
  pointsPerUnit: fc.integer({ min: 1, max: 5000 }),
  digits: fc.integer({ min: 0, max: 3 }),
  minimum: fc.integer({ min: 0, max: 1000 }),
});

test('points are worth their share of a unit, rounded down', () => {
  expect(pointsWorthMinor(100, TERMS)).toBe(1000);
  expect(pointsWorthMinor(1240, { ...TERMS, digits: 0 })).toBe(124);
  expect(pointsWorthMinor(1, { ...TERMS, pointsPerUnit: 3 })).toBe(33);
  expect(pointsWorthMinor(100, { ...TERMS, pointsPerUnit: 0 })).toBe(0);
});

test('more points are never worth less, and splitting them never gains value', () => {
  fc.assert(
    fc.property(points, points, terms, (a, b, of) => {
      const whole = pointsWorthMinor(a + b, of);
      expect(whole).toBeGreaterThanOrEqual(pointsWorthMinor(a, of));
      expect(whole).toBeGreaterThanOrEqual(pointsWorthMinor(a, of) + pointsWorthMinor(b, of));
      expect(Number.isSafeInteger(whole)).toBe(true);
    }),
  );
});

test('a transfer requires the minimum, a positive value and a sufficient balance', () => {
  expect(checkPointTransfer(100, 100, TERMS)).toEqual({ ok: true, worthMinor: 1000 });
  expect(checkPointTransfer(99, 5000, TERMS)).toEqual({ ok: false, code: 'points_minimum' });
  expect(checkPointTransfer(101, 100, TERMS)).toEqual({ ok: false, code: 'points_low' });
  expect(checkPointTransfer(0, 100, { ...TERMS, minimum: 0 })).toEqual({ ok: false, code: 'points_minimum' });
  expect(checkPointTransfer(-5, 100, { ...TERMS, minimum: -9 })).toEqual({
    ok: false,
    code: 'points_minimum',
  });
});

test('no transfer exceeds the balance', () => {
  fc.assert(
    fc.property(points, points, terms, (asked, balance, of) => {
      fc.pre(checkPointTransfer(asked, balance, of).ok);
      expect(asked).toBeLessThanOrEqual(balance);
    }),
  );
});

test('an order earns its percentage in points, never more than that is worth', () => {
  expect(pointsEarned(3000, 5, TERMS)).toBe(15);
  expect(pointsEarned(19, 5, TERMS)).toBe(0);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      terms,
      (total, percent, of) => {
        const worth = pointsWorthMinor(pointsEarned(total, percent, of), of);
        expect(worth).toBeLessThanOrEqual((total * percent) / 100);
      },
    ),
  );
});
