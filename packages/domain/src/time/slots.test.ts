import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deliverySlots,
  firstSlot,
  instantOf,
  isAvailable,
  isSlotStart,
  localTime,
  openState,
  type Schedule,
  type SlotQuery,
  slotMinutes,
} from './index.ts';

const DUBAI = 'Asia/Dubai';
const BERLIN = 'Europe/Berlin';

function at(day: number, hour: number, zone = DUBAI, month = 3): number {
  return instantOf({ year: 2026, month, day, minutes: hour * 60 }, zone);
}

const daily: Schedule[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '18:00',
  closing_time: '02:00',
}));

/** Monday 2026-03-09, noon. */
const noon: SlotQuery = {
  schedules: daily,
  alwaysOpen: false,
  stepMinutes: 30,
  leadMinutes: 30,
  days: 2,
  nowMs: at(9, 12),
  timeZone: DUBAI,
};

describe('deliverySlots', () => {
  test('slots lie inside the hours, and past midnight belong to the date they fall on', () => {
    const [monday, tuesday] = deliverySlots(noon);
    expect(monday?.date).toBe('2026-03-09');
    expect(monday?.slots[0]).toEqual({ fromMs: at(9, 18), toMs: at(9, 18.5) });
    expect(monday?.slots).toHaveLength(12);
    expect(tuesday?.slots[0]?.fromMs).toBe(at(10, 0));
    expect(tuesday?.slots).toHaveLength(16);
  });

  test('the first slot respects the lead time and the step', () => {
    const query = { ...noon, alwaysOpen: true, leadMinutes: 40 };
    expect(deliverySlots(query)[0]?.slots[0]?.fromMs).toBe(at(9, 13));
  });

  // Requirements: CHECKOUT-08.
  test('slots have the configured length in minutes; 0 is 30', () => {
    const quarter = deliverySlots({ ...noon, stepMinutes: 15 })[0]?.slots ?? [];
    expect((quarter[1]?.fromMs ?? 0) - (quarter[0]?.fromMs ?? 0)).toBe(15 * 60_000);
    expect(deliverySlots({ ...noon, stepMinutes: 0 })).toEqual(deliverySlots(noon));
    const uneven = deliverySlots({ ...noon, alwaysOpen: true, stepMinutes: 50 })[1]?.slots ?? [];
    expect(uneven).toHaveLength(28);
    expect(uneven.at(-1)?.toMs).toBe(at(10, 23 + 20 / 60));
  });

  test('a day without slots reports whether the store is closed or the last slot is over', () => {
    const hours = [1, 2].map((day) => ({ day, opening_time: '10:00', closing_time: '11:00' }));
    const reasons = (query: Partial<SlotQuery>) =>
      deliverySlots({ ...noon, schedules: hours, days: 3, ...query }).map((day) => [
        day.slots.length,
        day.reason,
      ]);
    expect(reasons({})).toEqual([
      [0, 'over'],
      [2, null],
      [0, 'closed'],
    ]);
    // Hours shorter than a slot have no slot; a lead time of a day also skips tomorrow.
    expect(reasons({ stepMinutes: 90 }).map(([, reason]) => reason)).toEqual(['closed', 'closed', 'closed']);
    expect(reasons({ leadMinutes: 24 * 60 })[1]).toEqual([0, 'over']);
  });

  test('slots after midnight belong to the next date and end at the closing time', () => {
    const [today, tomorrow] = deliverySlots({ ...noon, nowMs: at(9, 23.75), leadMinutes: 15 });
    expect(today).toMatchObject({ slots: [], reason: 'over' });
    expect(tomorrow?.slots.slice(0, 4).map((slot) => localTime(slot.fromMs, DUBAI).minutes)).toEqual([
      0, 30, 60, 90,
    ]);
    expect(tomorrow?.slots[4]?.fromMs).toBe(at(10, 18));
  });

  test('slots are computed in the time zone of the store', () => {
    const berlin = deliverySlots({ ...noon, timeZone: BERLIN })[0];
    expect(berlin?.slots[0]?.fromMs).toBe(at(9, 18, BERLIN));
    expect(slotMinutes(0)).toBe(30);
    expect(slotMinutes(45)).toBe(45);
    expect(slotMinutes(15.5)).toBe(15);
    expect(slotMinutes(-5)).toBe(30);
  });

  test('the hour that is skipped when clocks go forward has no slots', () => {
    const spring = { ...noon, alwaysOpen: true, leadMinutes: 0, days: 1, timeZone: BERLIN };
    const slots = deliverySlots({ ...spring, nowMs: at(29, 0, BERLIN) })[0]?.slots ?? [];
    expect(slots).toHaveLength(46);
    const autumn = deliverySlots({ ...spring, nowMs: at(25, 0, BERLIN, 10) })[0]?.slots ?? [];
    expect(autumn).toHaveLength(48);
  });

  test('the first slot is the earliest of all days, null when none has one', () => {
    expect(firstSlot(noon)).toEqual({ fromMs: at(9, 18), toMs: at(9, 18.5) });
    expect(firstSlot({ ...noon, nowMs: at(9, 23.75) })?.fromMs).toBe(at(10, 0.5));
    expect(firstSlot({ ...noon, schedules: [] })).toBeNull();
  });

  test('an order can be scheduled only for the start of an available slot', () => {
    expect(isSlotStart(noon, at(9, 18))).toBe(true);
    expect(isSlotStart(noon, at(9, 18) + 60_000)).toBe(false);
    expect(isSlotStart(noon, at(9, 12))).toBe(false);
  });

  test('every slot is in the future, inside the hours, and does not overlap the one before', () => {
    const steps = fc.constantFrom(0, 5, 10, 15, 20, 30, 45, 60);
    const clocks = fc
      .nat(47)
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const schedules = fc.array(fc.record({ day: fc.nat(6), opening_time: clocks, closing_time: clocks }), {
      maxLength: 8,
    });
    // Around both changes of clocks in Berlin.
    const nows = fc.constantFrom(
      at(27, 5, BERLIN),
      at(29, 1, BERLIN),
      at(24, 9, BERLIN, 10),
      at(25, 2, BERLIN, 10),
    );
    fc.assert(
      fc.property(schedules, steps, fc.nat(120), nows, (hours, stepMinutes, leadMinutes, nowMs) => {
        const query = {
          schedules: hours,
          alwaysOpen: false,
          stepMinutes,
          leadMinutes,
          days: 3,
          nowMs,
          timeZone: BERLIN,
        };
        let last = nowMs + leadMinutes * 60_000;
        for (const day of deliverySlots(query)) {
          expect(day.reason === null).toBe(day.slots.length > 0);
          for (const slot of day.slots) {
            expect(slot.fromMs).toBeGreaterThanOrEqual(last);
            expect(openState(hours, false, slot.fromMs, BERLIN).open).toBe(true);
            expect(openState(hours, false, slot.toMs - 1, BERLIN).open).toBe(true);
            expect(localTime(slot.fromMs, BERLIN).minutes % (stepMinutes || 30)).toBe(0);
            last = slot.toMs;
          }
        }
      }),
      {
        numRuns: 40,
        examples: [[[{ day: 6, opening_time: '04:00', closing_time: '04:00' }], 45, 0, at(27, 5, BERLIN)]],
      },
    );
  });
});

describe('isAvailable', () => {
  const evening = { startsMinutes: 18 * 60, endsMinutes: 23 * 60 };
  const night = { startsMinutes: 20 * 60, endsMinutes: 2 * 60 };

  test('an item is available from its first minute until before its last', () => {
    expect([17.9, 18, 22.9, 23].map((hour) => isAvailable(evening, at(9, hour), DUBAI))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('hours can run past midnight', () => {
    expect([1, 2, 19, 20, 23.5].map((hour) => isAvailable(night, at(9, hour), DUBAI))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  test('without hours, or with equal ones, an item is available all day', () => {
    expect(isAvailable({ startsMinutes: null, endsMinutes: null }, at(9, 3), DUBAI)).toBe(true);
    expect(isAvailable({ startsMinutes: 0, endsMinutes: 0 }, at(9, 3), DUBAI)).toBe(true);
  });

  test('a campaign runs on its days, and its last night until the morning', () => {
    const campaign = { ...night, dateStarts: '2026-03-09', dateEnds: '2026-03-10' };
    expect(isAvailable(campaign, at(9, 1), DUBAI)).toBe(false);
    expect(isAvailable(campaign, at(9, 21), DUBAI)).toBe(true);
    expect(isAvailable(campaign, at(11, 1), DUBAI)).toBe(true);
    expect(isAvailable(campaign, at(11, 21), DUBAI)).toBe(false);
  });

  test('hours are in local time of the zone', () => {
    expect(isAvailable(evening, at(9, 18, BERLIN), BERLIN)).toBe(true);
    expect(isAvailable(evening, at(9, 20, BERLIN), DUBAI)).toBe(false);
  });
});
