import { expect, test } from 'vitest';
import { edgeOf } from './range-filter.tsx';

test('a day of a filter is that of the shop’s clock, with its length on the day that clocks change', () => {
  expect(edgeOf('2026-11-24', 'start', 'Asia/Dubai')).toBe('2026-11-23T20:00:00.000Z');
  expect(edgeOf('2026-11-24', 'end', 'Asia/Dubai')).toBe('2026-11-24T19:59:59.999Z');
  expect(edgeOf('2026-03-29', 'start', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(edgeOf('2026-03-29', 'end', 'Europe/Berlin')).toBe('2026-03-29T21:59:59.999Z');
});
