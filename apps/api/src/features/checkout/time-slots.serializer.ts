import type { TimeSlots } from '@errand/contract/checkout';
import { isoDate, localTime, type Slot, type SlotDay } from '@errand/domain/time';
import { clockAt } from '../stores/index.ts';

type Times = {
  nowReason: TimeSlots['now_reason'];
  opensAtMs: number | null;
  timeZone: string;
  stepMinutes: number;
  days: SlotDay[];
};

/** Slots as clients read them, in the time of their zone. */
export function toTimeSlotsResponse({ nowReason, opensAtMs, timeZone, stepMinutes, days }: Times): TimeSlots {
  const dayOf = (instant: number) => isoDate(localTime(instant, timeZone));
  const clockOf = (instant: number) => clockAt(instant, timeZone);

  function slotOf({ fromMs, toMs }: Slot) {
    const starts = clockOf(fromMs);
    return {
      schedule_at: `${dayOf(fromMs)} ${starts}:00`,
      starts,
      ends: clockOf(toMs),
      from: new Date(fromMs).toISOString(),
      to: new Date(toMs).toISOString(),
    };
  }

  return {
    now_reason: nowReason,
    opens: opensAtMs === null ? null : { date: dayOf(opensAtMs), clock: clockOf(opensAtMs) },
    time_zone: timeZone,
    step: stepMinutes,
    days: days.map(({ date, reason, slots }) => ({ date, reason, slots: slots.map(slotOf) })),
  };
}
