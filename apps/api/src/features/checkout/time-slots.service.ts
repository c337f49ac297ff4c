import type { TimeSlots } from '@errand/contract/checkout';
import { deliverySlots } from '@errand/domain/time';
import type { RequestContext } from '../../platform/http/index.ts';
import { isScheduling, openStateOf, requireStore, slotQueryOf } from '../stores/index.ts';
import { toTimeSlotsResponse } from './time-slots.serializer.ts';

/** Lists the delivery slots of a store in its zone's time; throws `not_found` for an unknown store. */
export async function listTimeSlots(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  storeId: number,
): Promise<TimeSlots> {
  const [store, settings] = await Promise.all([requireStore(ctx.db, storeId), ctx.settings()]);
  const query = slotQueryOf(store, settings, ctx.now());
  const { open, opensAtMs } = openStateOf(store, ctx.now());
  return toTimeSlotsResponse({
    nowReason: !store.active ? 'off' : open ? null : 'closed',
    opensAtMs,
    timeZone: store.time_zone,
    stepMinutes: query.stepMinutes,
    days: store.active && isScheduling(store, settings) ? deliverySlots(query) : [],
  });
}
