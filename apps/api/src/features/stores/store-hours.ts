import type { StoreOffer } from '@errand/domain/cart';
import { moduleConfig } from '@errand/domain/modules';
import {
  type DayRange,
  endOfOpenDay,
  formatClock,
  isAvailable,
  type LocalDate,
  localTime,
  type OpeningHours,
  type OpenState,
  openState,
  SLOT_DAYS,
  type SlotQuery,
  slotMinutes,
} from '@errand/domain/time';
import type { Settings } from '../../platform/settings.ts';
import type { DiscountRow, StoreRow } from './store-row.ts';

/**
 * The store's opening hours in the form the domain and the wire use. After the end of its plan it is closed, except
 * `beyondPlan`: the orders that it has are carried out.
 */
export function hoursOf(store: StoreRow, { beyondPlan = false } = {}): OpeningHours {
  const schedules = store.schedules.map(({ day, opens, closes }) => ({
    day,
    opening_time: formatClock(opens, '24'),
    closing_time: formatClock(closes, '24'),
  }));
  const { paused_until_ms: pausedMs, closed_from_ms: closedMs } = store;
  return {
    schedules,
    alwaysOpen: store.always_open,
    closures: [
      ...(pausedMs === null ? [] : [{ fromMs: Number.NEGATIVE_INFINITY, toMs: pausedMs }]),
      ...(closedMs === null || beyondPlan ? [] : [{ fromMs: closedMs, toMs: Number.POSITIVE_INFINITY }]),
    ],
    holidays: daysOf(store.holidays),
  };
}

/** The ranges of `stores.holidays`, in order. */
export function daysOf(holidays: string): DayRange[] {
  return [...holidays.matchAll(/\[(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)\)/g)].map(
    ([, from = '', before = '']) => ({ from, before }),
  );
}

/** Ranges as `stores.holidays` stores them; PostgreSQL merges those that touch. */
export function holidaysOf(ranges: readonly DayRange[]): string {
  return `{${ranges.map(({ from, before }) => `[${from},${before})`).join(',')}}`;
}

export function dateOf(day: string): Pick<LocalDate, 'year' | 'month' | 'day'> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** Whether the store accepts orders at an instant; an inactive store never does. */
export function openStateOf(store: StoreRow, atMs: number): OpenState {
  if (!store.active) return { open: false, closesAtMs: null, opensAtMs: null };
  const { schedules, alwaysOpen, ...exceptions } = hoursOf(store);
  return openState(schedules, alwaysOpen, atMs, store.time_zone, exceptions);
}

/** The end of the store's day: midnight, or the end of hours that run past it. */
export function endOfDay(store: StoreRow, atMs: number): number {
  return endOfOpenDay(hoursOf(store), atMs, store.time_zone);
}

/** Formats an instant as "18:30" in a time zone. */
export function clockAt(atMs: number, timeZone: string): string {
  return formatClock(localTime(atMs, timeZone).minutes, '24');
}

/** The store's discount on its items at an instant in percent, 0 for none. */
export function runningPercent(discount: DiscountRow | null, atMs: number, timeZone: string): number {
  return discount && isRunning(discount, atMs, timeZone) ? discount.percent : 0;
}

/** The terms of the running offer for a whole order; null when none is running. */
export function runningOffer(
  store: Pick<StoreRow, 'discount' | 'time_zone'>,
  atMs: number,
): StoreOffer | null {
  const { discount } = store;
  if (!discount || !isRunning(discount, atMs, store.time_zone)) return null;
  return {
    minPurchaseMinor: discount.min_purchase_minor,
    maxDiscountMinor: discount.max_discount_minor,
    startsAtMs: discount.starts_at_ms,
    endsAtMs: discount.ends_at_ms,
  };
}

export function isRunning(discount: DiscountRow, atMs: number, timeZone: string): boolean {
  if (atMs < discount.starts_at_ms || atMs >= discount.ends_at_ms) return false;
  const daily = { startsMinutes: discount.daily_from, endsMinutes: discount.daily_to };
  return isAvailable(daily, atMs, timeZone);
}

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
