import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abbreviateMoney,
  allocate,
  DEFAULT_DIGITS,
  formatMoney,
  includedPercent,
  type MoneyStyle,
  multiply,
  percentOf,
  roundHalfAwayFromZero,
  shareOf,
  toMajor,
  toMinor,
} from './index.ts';

const dollar: MoneyStyle = { symbol: '$', direction: 'left', digits: DEFAULT_DIGITS };
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('rounding', () => {
  test('halves are rounded away from zero', () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5, -2.5].map(roundHalfAwayFromZero)).toEqual([1, 2, 3, -1, -2, -3]);
  });

  test('zero is never negative zero', () => {
    expect(Object.is(roundHalfAwayFromZero(-0.2), 0)).toBe(true);
    expect(Object.is(percentOf(-1, 0), 0)).toBe(true);
  });

  test('decimals are converted as written, not as binary fractions', () => {
    expect(toMinor(1.005, 2)).toBe(101);
    expect(toMinor(8.165, 2)).toBe(817);
    expect(toMinor(-1.005, 2)).toBe(-101);
    expect(toMinor(19.99, 2)).toBe(1999);
    expect(toMinor(1e-7, 2)).toBe(0);
    expect(toMinor(12, 0)).toBe(12);
    expect(toMajor(5, 7)).toBe(5e-7);
    expect(toMinor(0.001, 3)).toBe(1);
  });

  test('NaN, infinite, unsafe and fractional amounts throw a RangeError that names the value', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1e20]) {
      expect(() => toMinor(bad, 2)).toThrow(RangeError);
    }
    expect(() => percentOf(0.5, 10)).toThrow(new RangeError('not a safe amount: 0.5'));
  });

  test('converting minor to major units and back is lossless', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 4 }), (minor, digits) => {
        // A double holds 15 significant decimals; larger amounts are not priced.
        fc.pre(Math.abs(minor) < 1e15);
        expect(toMinor(toMajor(minor, digits), digits)).toBe(minor);
      }),
    );
  });
});

test('a share is exact and rounded half away from zero', () => {
  expect(shareOf(1000, 2, 3)).toBe(667);
  expect(shareOf(5, 1, 2)).toBe(3);
  expect(shareOf(-5, 1, 2)).toBe(-3);
  expect(shareOf(9_007_199_254_740_991, 2, 3)).toBe(6_004_799_503_160_661);
});

describe('percent', () => {
  test('a percentage is exact and rounded half away from zero', () => {
    expect(percentOf(999, 15)).toBe(150);
    expect(percentOf(250, 1.4)).toBe(4);
    expect(percentOf(-250, 1.4)).toBe(-4);
    expect(percentOf(1000, 8.875)).toBe(89);
    expect(percentOf(Number.MAX_SAFE_INTEGER, 100)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('a percentage is within half a unit of the exact share and has its sign', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (minor, basisPoints) => {
        const exact = (minor * basisPoints) / 10_000;
        const rounded = percentOf(minor, basisPoints / 100);
        expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(percentOf(-minor, basisPoints / 100)).toBe(rounded === 0 ? 0 : -rounded);
      }),
    );
  });

  test('a tax added on top is the included tax of the sum', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 3000 }), (net, rate) => {
        const percent = rate / 100;
        const tax = percentOf(net, percent);
        expect(includedPercent(net + tax, percent)).toBe(tax);
      }),
    );
  });

  test('a rate times a quantity is rounded once', () => {
    expect(multiply(70, 3.25)).toBe(228);
    expect(multiply(150, 0)).toBe(0);
    expect(multiply(-70, 3.25)).toBe(-228);
  });
});

describe('allocate', () => {
  test('the remainder goes to the largest fractions, earlier parts first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(allocate(10, [0, 3, 7])).toEqual([0, 3, 7]);
    expect(allocate(8, [4, 2, 1])).toEqual([5, 2, 1]);
    expect(allocate(9, [5, 7, 5])).toEqual([3, 4, 2]);
    expect(allocate(4, [2, 3])).toEqual([2, 2]);
    expect(allocate(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
    expect(allocate(101, [50, 20, 80])).toEqual([34, 13, 54]);
    expect(allocate(5, [0, 0])).toEqual([0, 0]);
  });

  test('parts add up exactly, and every part is its exact share rounded down or up', () => {
    const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const amount = Math.floor(total * share);
        const given = allocate(amount, parts);
        expect(given.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [index, part] of given.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(parts[index] ?? 0);
          expect(Math.abs(part - (amount * (parts[index] ?? 0)) / (total || 1))).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('formatMoney', () => {
  // Requirements: MONEY-01.
  test('amounts show the configured decimals', () => {
    expect(formatMoney(125_000, { ...dollar, digits: 0 })).toBe('$125,000');
    expect(formatMoney(125_000, { ...dollar, digits: 3 })).toBe('$125.000');
    expect(formatMoney(5, { ...dollar, digits: 3 })).toBe('$0.005');
  });

  // Requirements: MONEY-02.
  test('without a configured number amounts show two decimals', () => {
    expect(formatMoney(125_000, { ...dollar, digits: DEFAULT_DIGITS })).toBe('$1,250.00');
  });

  // Requirements: MONEY-03.
  test('left puts the symbol before the number', () => {
    expect(formatMoney(999, dollar)).toBe('$9.99');
  });

  test('a symbol of letters stands apart from the number, on the same line', () => {
    expect(formatMoney(1550, { ...dollar, symbol: 'AED' })).toBe('AED\u00a015.50');
    expect(formatMoney(-1550, { ...dollar, symbol: 'Rs.' })).toBe('\u2212 Rs.\u00a015.50');
    expect(abbreviateMoney(12_500_000, { ...dollar, symbol: 'kr' })).toBe('kr\u00a0125K');
  });

  // Requirements: MONEY-04.
  test('right puts the symbol after the number', () => {
    expect(formatMoney(999, { ...dollar, direction: 'right' })).toBe('9.99 $');
    expect(abbreviateMoney(12_500_000, { ...dollar, direction: 'right' })).toBe('125K $');
  });

  test('a negative amount has a minus sign before the symbol', () => {
    expect(formatMoney(-300, dollar)).toBe('\u2212 $3.00');
    expect(formatMoney(-300, { ...dollar, direction: 'right' })).toBe('\u2212 3.00 $');
    expect(formatMoney(0, dollar)).toBe('$0.00');
    expect(formatMoney(-5, { ...dollar, digits: 0 })).toBe('\u2212 $5');
  });

  test('the formatted text parses as the same amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
        const text = formatMoney(minor, { ...dollar, digits });
        const read = BigInt(text.replace(/[$,.\s]/g, '').replace('\u2212', '-'));
        expect(Number(read)).toBe(minor);
        expect(text).toMatch(/^(\u2212 )?\$\d{1,3}(,\d{3})*(\.\d+)?$/);
      }),
    );
  });
});

describe('abbreviateMoney', () => {
  const short = (major: number) => abbreviateMoney(toMinor(major, 2), dollar);

  // Requirements: MONEY-05.
  test('amounts from 100 thousand end in K', () => {
    expect([100_000, 125_500, 125_540, 999_949].map(short)).toEqual([
      '$100K',
      '$125.5K',
      '$125.5K',
      '$999.9K',
    ]);
  });

  // Requirements: MONEY-06.
  test('amounts from 1 million end in M', () => {
    expect([1_000_000, 1_250_000, 12_345_678].map(short)).toEqual(['$1M', '$1.3M', '$12.3M']);
  });

  // Requirements: MONEY-07.
  test('amounts from 1 billion end in B', () => {
    expect([1e9, 2.5e9, 1.2345e12].map(short)).toEqual(['$1B', '$2.5B', '$1,234.5B']);
  });

  // Requirements: MONEY-08.
  test('amounts below 100 thousand are not abbreviated', () => {
    expect([0, 99, 99_999.99].map(short)).toEqual(['$0.00', '$99.00', '$99,999.99']);
  });

  test('an amount that rounds up to the next unit is written in it', () => {
    expect([999_950, 999_960, 999_960_000].map(short)).toEqual(['$1M', '$1M', '$1B']);
  });

  test('a negative amount keeps its sign', () => {
    expect(short(-250_000)).toBe('\u2212 $250K');
  });

  test('the short form has at most one decimal, no trailing zero, and is off by at most half of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 900_000_000_000 }), (minor) => {
        const text = abbreviateMoney(minor, dollar);
        const match = /^\$([\d,]+)(?:\.([1-9]))?([KMB])$/.exec(text);
        const [, whole = '', tenth = '0', letter = ''] = match ?? [];
        const unit = { K: 1e5, M: 1e8, B: 1e11 }[letter] ?? Number.NaN;
        const shown = Number(`${whole.replaceAll(',', '')}.${tenth}`) * unit;
        expect(Math.abs(shown - minor)).toBeLessThanOrEqual(unit / 20 + 1e-3);
      }),
    );
  });
});
