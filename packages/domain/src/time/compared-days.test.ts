import { expect, test } from 'vitest';
import { changePercent, comparedDaysAgo } from './compared-days.ts';

test('the days before end the day before, and those of the year before are the same weekdays', () => {
  expect(comparedDaysAgo('previous', '2026-03-01', '2026-03-01')).toBe(1);
  expect(comparedDaysAgo('previous', '2026-02-01', '2026-02-28')).toBe(28);
  // The clock changes in between, where it does.
  expect(comparedDaysAgo('previous', '2026-03-01', '2026-03-31')).toBe(31);
  expect(comparedDaysAgo('year', '2026-03-01', '2026-03-31') % 7).toBe(0);
});

test('a change in percent is left out where it would mislead', () => {
  expect(changePercent(120, 100, { isCount: true })).toBe(20);
  expect(changePercent(0, 2000, { isCount: false })).toBe(-100);
  expect(changePercent(3, 1, { isCount: true })).toBeNull();
  expect(changePercent(300, 0, { isCount: false })).toBeNull();
  expect(changePercent(300, -100, { isCount: false })).toBeNull();
});
