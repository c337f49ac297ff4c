import { expect, test } from 'vitest';
import { addDays, listTimes, today } from './days.ts';

test('the times of a range have no gaps and begin with the step that contains the first day', () => {
  expect(listTimes('day', '2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  // 2026-03-04 is a Wednesday.
  expect(listTimes('week', '2026-03-04', '2026-03-16')).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
  expect(listTimes('month', '2025-12-31', '2026-02-01')).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
  expect(listTimes('day', '2026-03-02', '2026-03-01')).toEqual([]);
});

test('today is the date of the shop’s clock', () => {
  const evening = Date.UTC(2026, 0, 4, 22, 30);
  expect(today('Asia/Dubai', evening)).toBe('2026-01-05');
  expect(today('America/New_York', evening)).toBe('2026-01-04');
});

test('days are counted across months', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
