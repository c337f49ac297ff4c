import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, clearOffset } from './clear-offset.ts';

const HEIGHT = 844;
const TOAST = { left: 16, right: 374, height: 52 };
const bar = (top: number, bottom: number, sides: Partial<Box> = {}): Box => ({
  left: 0,
  right: 390,
  top,
  bottom,
  ...sides,
});

test('toasts stay at the edge without a bar in their way', () => {
  expect(clearOffset(TOAST, [], HEIGHT)).toBeNull();
  expect(clearOffset(TOAST, [bar(300, 380)], HEIGHT)).toBeNull();
  expect(clearOffset(TOAST, [bar(756, 844, { left: 400, right: 820 })], HEIGHT)).toBeNull();
  expect(clearOffset(TOAST, [bar(844, 924)], HEIGHT)).toBeNull();
});

test('toasts are above the bar, and above the bar that they would then cover', () => {
  expect(clearOffset(TOAST, [bar(756, 844)], HEIGHT)).toBe(100);
  expect(clearOffset(TOAST, [bar(690, 740), bar(756, 844)], HEIGHT)).toBe(166);
});

test('toasts intersect no bar, whatever bars there are', () => {
  const bars = fc.array(
    fc.record({ top: fc.integer({ min: 200, max: 840 }), height: fc.integer({ min: 1, max: 120 }) }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(bars, (given) => {
      const all = given.map(({ top, height }) => bar(top, top + height));
      const bottom = HEIGHT - (clearOffset(TOAST, all, HEIGHT) ?? 24);
      for (const box of all) expect(box.top >= bottom || box.bottom <= bottom - TOAST.height).toBe(true);
    }),
  );
});
