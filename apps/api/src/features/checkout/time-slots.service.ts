import type { TimeSlots } from '@errand/contract/checkout';
import { deliverySlots, isoDate, localTime, type Slot } from '@errand/domain/time';
import type { RequestContext } from '../../platform/http/index.ts';
import { settingsOf } from '../settings/index.ts';
import { clockAt, isScheduling, openStateOf, requireStore, slotQueryOf } from '../stores/index.ts';

/** Lists the delivery slots of a store in its zone's time; throws `not_found` for an unknown store. */
export async function listTimeSlots(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now'>,
  storeId: number,
): Promise<TimeSlots> {
  const [store, settings] = await Promise.all([requireStore(ctx.db, storeId), settingsOf(ctx)]);
  const query = slotQueryOf(store, settings, ctx.now());
  const { open, opensAtMs } = openStateOf(store, ctx.now());
  const dayOf = (instant: number) => isoDate(localTime(instant, store.time_zone));

  function shapeOf({ fromMs, toMs }: Slot) {
    const starts = clockAt(fromMs, store.time_zone);
    return {
      schedule_at: `${dayOf(fromMs)} ${starts}:00`,
      starts,
      ends: clockAt(toMs, store.time_zone),
      from: new Date(fromMs).toISOString(),
      to: new Date(toMs).toISOString(),
    };
  }

  const days = store.active && isScheduling(store, settings) ? deliverySlots(query) : [];
  return {
    now_reason: !store.active ? 'off' : open ? null : 'closed',
    opens: opensAtMs === null ? null : { date: dayOf(opensAtMs), clock: clockAt(opensAtMs, store.time_zone) },
    time_zone: store.time_zone,
    step: query.stepMinutes,
    days: days.map(({ date, reason, slots }) => ({ date, reason, slots: slots.map(shapeOf) })),
  };
}
