import type { TimeSlots } from '@errand/contract/checkout';
import type { Point } from '@errand/domain/location';
import {
  deliverySlots,
  type OpeningHours,
  openState,
  SLOT_DAYS,
  type SlotQuery,
  slotMinutes,
} from '@errand/domain/time';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { timeSlots } from '../checkout/index.ts';
import { findActiveZone } from '../location/index.ts';
import { listActiveCategories } from './parcel.queries.ts';
import { servingZones } from './parcel-terms.ts';

/** Minutes until a courier reaches the sender. */
const LEAD_MINUTES = 15;

/** The operator's daily hours of parcels. Equal times mean the whole day. */
export function parcelHours(settings: Settings): OpeningHours {
  const { parcel_opening_time: opening_time, parcel_closing_time: closing_time } = settings;
  const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time }));
  return { schedules, alwaysOpen: opening_time === closing_time };
}

export function parcelSlotQuery(settings: Settings, timeZone: string, nowMs: number): SlotQuery {
  return {
    ...parcelHours(settings),
    stepMinutes: slotMinutes(settings.schedule_order_slot_duration),
    leadMinutes: LEAD_MINUTES,
    days: SLOT_DAYS,
    nowMs,
    timeZone,
  };
}

/** The times at which parcels are picked up at a place. Throws `parcel_unserved`. */
export async function listParcelSlots(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  point: Point,
): Promise<TimeSlots> {
  const [settings, categories] = await Promise.all([
    ctx.settings(),
    listActiveCategories(ctx.db, ctx.moduleId),
  ]);
  const [category] = categories;
  const [zoneId] = category ? await servingZones(ctx.db, category.moduleId, point) : [];
  const zone = zoneId === undefined ? null : await findActiveZone(ctx.db, zoneId);
  if (!zone) throw new AppError('parcel_unserved', undefined, 'latitude');
  const query = parcelSlotQuery(settings, zone.timeZone, ctx.now());
  const { open, opensAtMs } = openState(query.schedules, query.alwaysOpen, ctx.now(), zone.timeZone);
  return timeSlots.toResponse({
    nowReason: open ? null : 'closed',
    opensAtMs,
    timeZone: zone.timeZone,
    stepMinutes: query.stepMinutes,
    days: settings.schedule_order ? deliverySlots(query) : [],
  });
}
