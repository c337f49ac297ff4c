import type { TimeSlots } from '@errand/contract/checkout';
import type { TimeSlot } from '@errand/contract/time-slot';
import { deliverySlots, isoDate, localTime, type Slot, type SlotDay } from '@errand/domain/time';
import { isoTime, type RequestContext } from '../../platform/http/index.ts';
import { isScheduling, requireStore, storeHours } from '../stores/index.ts';
import { freeSlotsOf, takenSlot } from './kitchen-capacity.ts';

/** Lists the delivery slots of a store in its zone's time; throws `not_found` for an unknown store. */
export async function listTimeSlots(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  storeId: number,
): Promise<TimeSlots> {
  const [store, settings] = await Promise.all([requireStore(ctx.db, storeId), ctx.settings()]);
  const query = await freeSlotsOf(ctx.db, store, settings, { items: 1, nowMs: ctx.now() });
  const { open, opensAtMs } = storeHours.openStateOf(store, ctx.now());
  return toTimeSlotsResponse({
    nowReason: !store.active ? 'off' : !open ? 'closed' : takenSlot(query, null).isFull ? 'full' : null,
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
  return {
    now_reason: nowReason,
    opens:
      opensAtMs === null
        ? null
        : { date: dayOf(opensAtMs, timeZone), clock: storeHours.clockAt(opensAtMs, timeZone) },
    time_zone: timeZone,
    step: stepMinutes,
    days: days.map(({ date, reason, fullCount, slots }) => ({
      date,
      reason,
      full: fullCount,
      slots: slots.map((slot) => toTimeSlot(slot, timeZone)),
    })),
  };
}

/** A slot as clients read it, in the time of its zone. */
export function toTimeSlot({ fromMs, toMs }: Slot, timeZone: string): TimeSlot {
  const starts = storeHours.clockAt(fromMs, timeZone);
  return {
    schedule_at: `${dayOf(fromMs, timeZone)} ${starts}:00`,
    starts,
    ends: storeHours.clockAt(toMs, timeZone),
    from: isoTime(fromMs),
    to: isoTime(toMs),
  };
}

function dayOf(instant: number, timeZone: string): string {
  return isoDate(localTime(instant, timeZone));
}
