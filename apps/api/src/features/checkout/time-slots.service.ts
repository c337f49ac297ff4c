import type { TimeSlots } from '@errand/contract/checkout';
import { deliverySlots, isoDate, localTime, type Slot, type SlotDay } from '@errand/domain/time';
import type { RequestContext } from '../../platform/http/index.ts';
import { isScheduling, requireStore, slotQueryOf, storeHours } from '../stores/index.ts';

/** Lists the delivery slots of a store in its zone's time; throws `not_found` for an unknown store. */
export async function listTimeSlots(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  storeId: number,
): Promise<TimeSlots> {
  const [store, settings] = await Promise.all([requireStore(ctx.db, storeId), ctx.settings()]);
  const query = slotQueryOf(store, settings, ctx.now());
  const { open, opensAtMs } = storeHours.openStateOf(store, ctx.now());
  return toTimeSlotsResponse({
    nowReason: !store.active ? 'off' : open ? null : 'closed',
    opensAtMs,
    timeZone: store.time_zone,
    stepMinutes: query.stepMinutes,
    days: store.active && isScheduling(store, settings) ? deliverySlots(query) : [],
  });
}

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
  const clockOf = (instant: number) => storeHours.clockAt(instant, timeZone);

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
