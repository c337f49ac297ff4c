import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, movedSpan, moveOfKey, obstacleIn, placeOf, spanBetween } from './closure-span.ts';

const at = (hours: number) => Date.parse('2026-11-02T00:00:00Z') + hours * HOUR_MS;
const iso = (hours: number) => new Date(at(hours)).toISOString();

test('a moved closure keeps its length, and a moved end keeps at least an hour', () => {
  const hours = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), hours, (length, by) => {
      const span = { from: at(0), to: at(length) };
      expect(movedSpan(span, 'all', by * HOUR_MS)).toEqual({ from: at(by), to: at(length + by) });
      for (const part of ['from', 'to'] as const) {
        const moved = movedSpan(span, part, by * HOUR_MS);
        expect(moved.to - moved.from).toBeGreaterThanOrEqual(HOUR_MS);
        const other = part === 'from' ? 'to' : 'from';
        expect(moved[other]).toBe(span[other]);
      }
    }),
  );
});

test('arrows move to their own side in both directions of text, and Shift moves the end alone', () => {
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
  expect(moveOfKey(key('ArrowRight'), false)).toEqual({ part: 'all', byMs: HOUR_MS });
  expect(moveOfKey(key('ArrowRight'), true)).toEqual({ part: 'all', byMs: -HOUR_MS });
  expect(moveOfKey(key('ArrowLeft', true), true)).toEqual({ part: 'to', byMs: HOUR_MS });
  expect(moveOfKey(key('PageUp'), true)).toEqual({ part: 'all', byMs: -24 * HOUR_MS });
  expect(moveOfKey(key('Tab'), false)).toBe(null);
});

test('a drag in either direction begins and ends at whole hours', () => {
  expect(spanBetween(at(5.4), at(2.6))).toEqual({ from: at(2), to: at(6) });
  expect(spanBetween(at(2), at(2))).toEqual({ from: at(2), to: at(3) });
});

test('a bar is cut off at the window, and a span outside of it has none', () => {
  const window = { from: at(0), to: at(100) };
  expect(placeOf({ from: at(-10), to: at(25) }, window)).toEqual({ start: 0, size: 25 });
  expect(placeOf({ from: at(90), to: at(300) }, window)).toEqual({ start: 90, size: 10 });
  expect(placeOf({ from: at(100), to: at(110) }, window)).toBe(null);
});

test('trips and other closures are in the way, times that touch and the closure itself are not', () => {
  const row = {
    trips: [{ id: 12, from: iso(10), to: iso(20) }],
    closures: [{ id: 3, from: iso(30), to: iso(40), reason: '' }],
  };
  expect(obstacleIn(row, { from: at(19), to: at(25) }, null)).toEqual({ trip: 12 });
  expect(obstacleIn(row, { from: at(20), to: at(30) }, null)).toBe(null);
  expect(obstacleIn(row, { from: at(35), to: at(45) }, null)).toBe('closed');
  expect(obstacleIn(row, { from: at(35), to: at(45) }, 3)).toBe(null);
});
