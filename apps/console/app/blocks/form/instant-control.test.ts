import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkValue } from './check-value.ts';
import { instantText, localText } from './instant-control.tsx';

const INSTANT = { type: 'string', format: 'date-time' };

test('a time is that of the shop’s clock, whatever the browser’s own is', () => {
  expect(instantText('2026-11-24T18:30', 'Asia/Dubai')).toBe('2026-11-24T14:30:00.000Z');
  expect(instantText('2026-11-24T18:30', 'America/New_York')).toBe('2026-11-24T23:30:00.000Z');
  expect(localText('2026-11-24T23:30:00.000Z', 'Asia/Dubai')).toBe('2026-11-25T03:30');
});

test('every minute until 2199 is displayed as the text that it was read from', () => {
  const minutes = fc.integer({ min: Date.UTC(1971, 0) / 60_000, max: Date.UTC(2199, 11) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const iso = new Date(minute * 60_000).toISOString();
      expect(instantText(localText(iso, 'Asia/Dubai'), 'Asia/Dubai')).toBe(iso);
    }),
  );
});

test('a year of five digits and a day that no calendar has stay as typed, and are errors of the field', () => {
  for (const typed of ['20265-11-24T18:30', '2026-02-30T10:00', '2026-11-24T25:00', '2026-11-24T']) {
    expect(instantText(typed, 'Asia/Dubai')).toBeNull();
    expect(localText(typed, 'Asia/Dubai')).toBe(typed);
    expect(checkValue(INSTANT, typed, true)).toEqual({ key: 'blocks.notDate' });
  }
});
