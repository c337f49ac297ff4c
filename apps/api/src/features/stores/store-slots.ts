import { moduleConfig } from '@errand/domain/modules';
import { SLOT_DAYS, type SlotQuery, slotMinutes } from '@errand/domain/time';
import type { Settings } from '../../platform/settings.ts';
import { hoursOf } from './store-hours.ts';
import type { StoreRow } from './store-row.ts';

/** Whether orders can be scheduled at the store. Trips have no slots. */
export function isScheduling(store: StoreRow, settings: Settings): boolean {
  return store.module_type !== 'rental' && settings.schedule_order && store.schedule_order;
}

/** The inputs of the store's slots. The lead time covers the preparation time. */
export function slotQueryOf(store: StoreRow, settings: Settings, nowMs: number): SlotQuery {
  return {
    ...hoursOf(store),
    stepMinutes: slotMinutes(settings.schedule_order_slot_duration),
    leadMinutes: Math.max(leadMinutes(store), store.delivery_minutes_from),
    days: SLOT_DAYS,
    nowMs,
    timeZone: store.time_zone,
  };
}

/** Lead time of scheduled orders in minutes, in modules that require one. */
export function leadMinutes(store: StoreRow): number {
  return moduleConfig(store.module_type).order_place_to_schedule_interval ? store.delivery_minutes_to : 0;
}
