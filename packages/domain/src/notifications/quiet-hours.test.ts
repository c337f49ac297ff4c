import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatClock, localTime, parseClock } from '../time/index.ts';
import { type QuietHours, quietUntil } from './index.ts';

const HOUR = 3_600_000;
const NIGHT = { from: '22:00', until: '08:00' };
const at = (text: string) => Date.parse(text);
const untilText = (text: string, zone: string, hours = NIGHT) => {
  const end = quietUntil(at(text), hours, zone);
  return end === null ? null : new Date(end).toISOString();
};

test('a message of the evening or the night waits for the morning of its recipient’s clock', () => {
  // 23:30 and 03:00 in Dubai, four hours before Greenwich.
  expect(untilText('2026-03-09T19:30:00Z', 'Asia/Dubai')).toBe('2026-03-10T04:00:00.000Z');
  expect(untilText('2026-03-09T23:00:00Z', 'Asia/Dubai')).toBe('2026-03-10T04:00:00.000Z');
  // The same instant is the afternoon in New York.
  expect(untilText('2026-03-09T19:30:00Z', 'America/New_York')).toBeNull();
});

test('the quiet hours begin with their first minute and end before their last', () => {
  expect(untilText('2026-03-09T21:59:00Z', 'UTC')).toBeNull();
  expect(untilText('2026-03-09T22:00:00Z', 'UTC')).toBe('2026-03-10T08:00:00.000Z');
  expect(untilText('2026-03-10T07:59:00Z', 'UTC')).toBe('2026-03-10T08:00:00.000Z');
  expect(untilText('2026-03-10T08:00:00Z', 'UTC')).toBeNull();
});

test('hours within a day do not reach over midnight, and equal times are no hours', () => {
  const noon = { from: '13:00', until: '15:00' };
  expect(untilText('2026-03-09T14:00:00Z', 'UTC', noon)).toBe('2026-03-09T15:00:00.000Z');
  expect(untilText('2026-03-09T23:00:00Z', 'UTC', noon)).toBeNull();
  expect(untilText('2026-03-09T23:00:00Z', 'UTC', { from: '22:00', until: '22:00' })).toBeNull();
});

test('a night in which the clocks change ends by the clock, an hour earlier or later', () => {
  // 23:00 in Berlin. In March the night is an hour shorter, in October an hour longer.
  expect(untilText('2026-03-28T22:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z');
  expect(untilText('2026-10-24T21:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
});

test('an end that the clocks skip is shifted by the gap, and one that they repeat is the first', () => {
  const early = { from: '22:00', until: '02:30' };
  expect(untilText('2026-03-28T22:00:00Z', 'Europe/Berlin', early)).toBe('2026-03-29T01:30:00.000Z');
  expect(untilText('2026-10-24T21:00:00Z', 'Europe/Berlin', early)).toBe('2026-10-25T00:30:00.000Z');
  // 02:15 for the second time: the night has ended.
  expect(untilText('2026-10-25T01:15:00Z', 'Europe/Berlin', early)).toBeNull();
});

test('in every zone a wait is shorter than a day, ends with the clock time of the end, and not in the quiet hours', () => {
  const zones = ['Europe/Berlin', 'Asia/Dubai', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
  const minutes = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });
  const clock = fc.nat(1439);
  fc.assert(
    fc.property(minutes, clock, clock, fc.constantFrom(...zones), (minute, start, end, zone) => {
      const hours = { from: formatClock(start, '24'), until: formatClock(end, '24') };
      expect(waitFault(minute * 60_000, hours, zone)).toBeNull();
    }),
  );
});

/** What is wrong with the end of a wait, by the clock of every minute; null if nothing is. */
function waitFault(now: number, hours: QuietHours, zone: string): string | null {
  const [start, end] = [parseClock(hours.from) ?? 0, parseClock(hours.until) ?? 0];
  const local = localTime(now, zone).minutes;
  const isQuiet = start <= end ? local >= start && local < end : local >= start || local < end;
  const ends = quietUntil(now, hours, zone);
  if (!isQuiet) return ends === null ? null : 'waits by day';
  // The second time of a repeated hour.
  if (ends === null) return localTime(now - HOUR, zone).minutes > local - 60 ? null : 'sent at night';
  if (ends <= now || ends - now > 25 * HOUR) return 'waits for too long';
  const late = localTime(ends, zone).minutes - end;
  if (late === 0) return quietUntil(ends, hours, zone) === null ? null : 'waits again';
  return [30, 60].includes(late) ? null : 'ends at another time';
}
