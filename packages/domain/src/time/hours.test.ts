import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deliverySlots,
  instantOf,
  localTime,
  openInterval,
  openSpans,
  openState,
  type Schedule,
} from './index.ts';

const DUBAI = 'Asia/Dubai';
const BERLIN = 'Europe/Berlin';
const HOUR = 3_600_000;

function daily(opening_time: string, closing_time: string, days = [0, 1, 2, 3, 4, 5, 6]): Schedule[] {
  return days.map((day) => ({ day, opening_time, closing_time }));
}

function scheduled(schedules: Schedule[]) {
  return { schedules, alwaysOpen: false };
}

/** 2026-03-09 is a Monday. */
function monday(clock: number, zone = DUBAI): number {
  return instantOf({ year: 2026, month: 3, day: 9, minutes: clock * 60 }, zone);
}

const clocks = fc
  .nat(95)
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const schedules = fc.array(fc.record({ day: fc.nat(6), opening_time: clocks, closing_time: clocks }), {
  maxLength: 12,
});
const times = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 });

describe('openInterval', () => {
  test('a closing time before the opening time lies on the next day', () => {
    expect(openInterval({ day: 5, opening_time: '18:00:00', closing_time: '02:00:00' })).toEqual({
      day: 5,
      opens: 1080,
      closes: 1560,
    });
  });

  test('equal times are a whole day, 23:59 is midnight', () => {
    expect(openInterval({ day: 0, opening_time: '00:00', closing_time: '00:00' })?.closes).toBe(1440);
    expect(openInterval({ day: 0, opening_time: '00:00', closing_time: '23:59:59' })?.closes).toBe(1440);
  });

  test('an invalid day or time is null', () => {
    for (const day of [-1, 7, 1.5]) {
      expect(openInterval({ day, opening_time: '10:00', closing_time: '11:00' })).toBeNull();
    }
    expect(openInterval({ day: 1, opening_time: 'x', closing_time: '11:00' })).toBeNull();
    expect(openInterval({ day: 1, opening_time: '10:00', closing_time: 'x' })).toBeNull();
    expect(openInterval({ day: 1, opening_time: '24:00', closing_time: '11:00' })).toBeNull();
    for (const day of [0, 6]) {
      expect(openInterval({ day, opening_time: '10:00', closing_time: '24:00' })).toEqual({
        day,
        opens: 600,
        closes: 1440,
      });
    }
  });

  test('a schedule that cannot be parsed is ignored', () => {
    const invalid = { day: 1, opening_time: 'x', closing_time: '11:00' };
    expect(openState([invalid], false, monday(10), DUBAI).open).toBe(false);
    expect(openSpans(scheduled([invalid]), { year: 2026, month: 3, day: 9 }, 7, DUBAI)).toEqual([]);
  });
});

describe('openState', () => {
  test('an always open store has no closing time', () => {
    expect(openState([], true, 0, DUBAI)).toEqual({ open: true, closesAtMs: null, opensAtMs: null });
  });

  test('a store without hours never opens', () => {
    expect(openState([], false, monday(12), DUBAI)).toEqual({
      open: false,
      closesAtMs: null,
      opensAtMs: null,
    });
  });

  test('a store is open from its opening minute until before its closing minute', () => {
    const hours = daily('10:00', '22:00');
    expect(openState(hours, false, monday(10) - 1, DUBAI)).toMatchObject({
      open: false,
      opensAtMs: monday(10),
    });
    expect(openState(hours, false, monday(10), DUBAI)).toMatchObject({ open: true, closesAtMs: monday(22) });
    expect(openState(hours, false, monday(22), DUBAI)).toMatchObject({ open: false, opensAtMs: monday(34) });
  });

  test('hours past midnight belong to the day before', () => {
    const sundayNight = [{ day: 0, opening_time: '18:00', closing_time: '02:00' }];
    expect(openState(sundayNight, false, monday(1), DUBAI)).toMatchObject({
      open: true,
      closesAtMs: monday(2),
    });
    expect(openState(sundayNight, false, monday(3), DUBAI)).toMatchObject({
      open: false,
      opensAtMs: monday(18 + 6 * 24),
    });
  });

  test('adjacent intervals are one opening', () => {
    const hours = [...daily('08:00', '23:59'), ...daily('00:00', '03:00')];
    expect(openState(hours, false, monday(23), DUBAI).closesAtMs).toBe(monday(27));
  });

  test('a store that is open on seven whole days never closes', () => {
    expect(openState(daily('00:00', '23:59'), false, monday(5), DUBAI)).toEqual({
      open: true,
      closesAtMs: null,
      opensAtMs: null,
    });
  });

  test('a store that closes for one hour a week has a closing time', () => {
    const hours = [...daily('00:00', '24:00', [0, 2, 3, 4, 5, 6]), ...daily('01:00', '24:00', [1])];
    expect(openState(hours, false, monday(5), DUBAI).closesAtMs).toBe(monday(7 * 24));
    expect(openState(hours, false, monday(7 * 24), DUBAI)).toEqual({
      open: false,
      closesAtMs: null,
      opensAtMs: monday(7 * 24 + 1),
    });
  });

  test('hours that are skipped when clocks go forward do not open, and the opening before still ends', () => {
    const night = (opening_time: string) => [{ day: 0, opening_time, closing_time: '03:00' }];
    const sunday = (day: number, minutes: number) =>
      instantOf({ year: 2026, month: 3, day, minutes }, BERLIN);
    const before = openState(night('02:30'), false, sunday(22, 165), BERLIN);
    expect(before).toEqual({ open: true, closesAtMs: sunday(22, 180), opensAtMs: null });
    for (const opening of ['02:00', '02:30']) {
      expect(openSpans(scheduled(night(opening)), { year: 2026, month: 3, day: 29 }, 1, BERLIN)).toEqual([]);
    }
  });

  test('a closed day is skipped', () => {
    const hours = daily('10:00', '22:00', [1, 3]);
    expect(openState(hours, false, monday(23), DUBAI).opensAtMs).toBe(monday(10 + 48));
  });

  test('a night in which clocks go forward is an hour shorter, back an hour longer', () => {
    const hours = daily('22:00', '06:00');
    const spring = instantOf({ year: 2026, month: 3, day: 28, minutes: 22 * 60 }, BERLIN);
    const autumn = instantOf({ year: 2026, month: 10, day: 24, minutes: 22 * 60 }, BERLIN);
    expect(openState(hours, false, spring, BERLIN).closesAtMs).toBe(spring + 7 * HOUR);
    expect(openState(hours, false, autumn, BERLIN).closesAtMs).toBe(autumn + 9 * HOUR);
  });

  test('the state agrees with the local time', () => {
    fc.assert(
      fc.property(schedules, times, fc.constantFrom(DUBAI, BERLIN), (hours, minute, zone) => {
        const at = minute * 60_000;
        const now = localTime(at, zone);
        // Local time is ambiguous while clocks change; those two nights have a separate test.
        fc.pre(localTime(at - 3 * HOUR, zone).minutes === (now.minutes + 1440 - 180) % 1440);
        fc.pre(localTime(at - 24 * HOUR, zone).minutes === now.minutes);
        const expected = hours.some((schedule) => {
          const interval = openInterval(schedule);
          if (!interval) return false;
          const sinceDay = ((now.weekday - interval.day + 7) % 7) * 1440 + now.minutes;
          return sinceDay >= interval.opens && sinceDay < interval.closes;
        });
        expect(openState(hours, false, at, zone).open).toBe(expected);
      }),
    );
  });

  test('the reported change is the next change', () => {
    fc.assert(
      fc.property(schedules, times, fc.constantFrom(DUBAI, BERLIN), (hours, minute, zone) => {
        const at = minute * 60_000;
        const state = openState(hours, false, at, zone);
        const change = state.open ? state.closesAtMs : state.opensAtMs;
        if (change === null) return;
        expect(change).toBeGreaterThan(at);
        expect(openState(hours, false, change, zone).open).toBe(!state.open);
        expect(openState(hours, false, change - 1, zone).open).toBe(state.open);
      }),
    );
  });
});

test('spans cover the given days and the evening before', () => {
  const from = { year: 2026, month: 3, day: 9 };
  expect(openSpans(scheduled(daily('10:00', '22:00')), from, 1, DUBAI)).toEqual([
    { fromMs: monday(-14), toMs: monday(-2) },
    { fromMs: monday(10), toMs: monday(22) },
  ]);
  expect(
    openSpans(scheduled([...daily('10:00', '14:00'), ...daily('11:00', '12:00')]), from, 1, DUBAI)[1],
  ).toEqual({
    fromMs: monday(10),
    toMs: monday(14),
  });
});

test('spans are in order and do not touch', () => {
  fc.assert(
    fc.property(schedules, (hours) => {
      const spans = openSpans(scheduled(hours), { year: 2026, month: 3, day: 25 }, 8, BERLIN);
      for (const [index, span] of spans.entries()) {
        expect(span.toMs).toBeGreaterThan(span.fromMs);
        const next = spans[index + 1];
        expect(next?.fromMs ?? Number.POSITIVE_INFINITY).toBeGreaterThan(span.toMs);
      }
    }),
  );
});

describe('closures', () => {
  const hours = daily('10:00', '22:00');
  const pause = { fromMs: monday(12), toMs: monday(12.5) };
  const stateAt = (clock: number, closures = [pause], alwaysOpen = false) =>
    openState(hours, alwaysOpen, monday(clock), DUBAI, { closures });

  test('a pause closes a store for its time only, and the store opens at its end', () => {
    expect(stateAt(11)).toEqual({ open: true, closesAtMs: pause.fromMs, opensAtMs: null });
    expect(stateAt(12.25)).toEqual({ open: false, closesAtMs: null, opensAtMs: pause.toMs });
    expect(stateAt(12.5)).toEqual({ open: true, closesAtMs: monday(22), opensAtMs: null });
  });

  test('a holiday also closes a store that is always open; one after a long holiday is found', () => {
    const holiday = { fromMs: monday(0), toMs: monday(20 * 24) };
    expect(stateAt(12, [holiday], true)).toEqual({ open: false, closesAtMs: null, opensAtMs: holiday.toMs });
    expect(stateAt(12, [holiday])).toMatchObject({ open: false, opensAtMs: monday(20 * 24 + 10) });
    expect(stateAt(-40, [holiday], true)).toEqual({ open: true, closesAtMs: null, opensAtMs: null });
    expect(stateAt(-4, [holiday], true).closesAtMs).toBe(holiday.fromMs);
  });

  test('a store that is always open announces its closing from a day before it', () => {
    const holiday = { fromMs: monday(0), toMs: monday(24) };
    expect(stateAt(-24, [holiday], true).closesAtMs).toBe(holiday.fromMs);
    expect(openState([], true, monday(-24) - 1, DUBAI, { closures: [holiday] }).closesAtMs).toBeNull();
  });

  test('a store with seven whole days announces its closing from eight days before it', () => {
    const holiday = { fromMs: monday(0), toMs: monday(24) };
    const closesFrom = (atMs: number) =>
      openState(daily('00:00', '24:00'), false, atMs, DUBAI, { closures: [holiday] }).closesAtMs;
    expect(closesFrom(monday(-8 * 24) + 1)).toBe(holiday.fromMs);
    expect([monday(-8 * 24), monday(-20 * 24)].map(closesFrom)).toEqual([null, null]);
  });

  test('a store whose opening time falls into a pause opens at the end of the pause', () => {
    const morning = { fromMs: monday(10), toMs: monday(11) };
    expect(stateAt(9, [morning]).opensAtMs).toBe(morning.toMs);
    expect(stateAt(9, [{ ...morning, fromMs: monday(8) }]).opensAtMs).toBe(morning.toMs);
  });

  test('a store opens after the last of closures that follow each other, even if no opening is between them', () => {
    const holidays = [
      { fromMs: monday(10 * 24), toMs: monday(20 * 24) },
      { fromMs: monday(0), toMs: monday(10 * 24) },
    ];
    expect(stateAt(12, holidays, true)).toMatchObject({ open: false, opensAtMs: monday(20 * 24) });
    const mondays = daily('10:00', '22:00', [1]);
    const twoMondays = [monday(7 * 24), monday(14 * 24)].map((fromMs) => ({
      fromMs,
      toMs: fromMs + 24 * HOUR,
    }));
    expect(openState(mondays, false, monday(23), DUBAI, { closures: twoMondays }).opensAtMs).toBe(
      monday(21 * 24 + 10),
    );
  });

  test('a store is closed during every closure, and the reported change is the next change', () => {
    // Quarter hours until the start of a closure, and its length, which is never 0.
    const closure = fc.tuple(fc.integer({ min: -200, max: 2000 }), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(
        schedules,
        fc.boolean(),
        times,
        fc.array(closure, { maxLength: 3 }),
        (week, always, minute, given) => {
          const at = minute * 60_000;
          const quarter = 15 * 60_000;
          const closures = given.map(([from, length]) => ({
            fromMs: at + from * quarter,
            toMs: at + (from + length) * quarter,
          }));
          const stateOf = (atMs: number) => openState(week, always, atMs, BERLIN, { closures });
          const state = stateOf(at);
          const change = state.open ? state.closesAtMs : state.opensAtMs;
          const isClosure = closures.some(({ fromMs, toMs }) => fromMs <= at && at < toMs);
          expect(state.open && isClosure).toBe(false);
          if (change === null) return;
          expect(change).toBeGreaterThan(at);
          expect([change - 1, change].map((one) => stateOf(one).open)).toEqual([state.open, !state.open]);
        },
      ),
    );
  });

  test('slots of a closure are not offered', () => {
    const [day] = deliverySlots({
      schedules: hours,
      alwaysOpen: false,
      closures: [pause],
      stepMinutes: 30,
      leadMinutes: 0,
      days: 1,
      nowMs: monday(11),
      timeZone: DUBAI,
    });
    expect(day?.slots.slice(0, 3).map(({ fromMs }) => fromMs)).toEqual([
      monday(11),
      monday(11.5),
      monday(12.5),
    ]);
  });
});
