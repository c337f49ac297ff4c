import type { Bind } from '../../platform/db/index.ts';
import { joinZone } from '../location/location.views.ts';
import { joinStore } from './stores.views.ts';

/**
 * The minute of an instant. Lists use whole minutes, so that statements within a minute are equal and their
 * counts can be cached.
 */
export function minuteOf(nowMs: number): Date {
  return new Date(nowMs - (nowMs % 60_000));
}

/**
 * Whether a store `s` of a zone `z` is open, for sorting and filtering lists only: cards use `openState` of
 * the domain, and a test compares the two. The week starts on Sunday, as in `open_week`; 1970 started on a
 * Thursday. `open_week` does not tell on which day hours began, so around a holiday the hours themselves are read.
 */
export function isOpenSql(nowMs: number, bind: Bind): string {
  const now = `${bind(minuteOf(nowMs))}::timestamptz`;
  const wall = `(${now} at time zone z.time_zone)`;
  const today = `${wall}::date`;
  return `(not coalesce(s.paused_until > ${now}, false) and not coalesce(s.closed_from <= ${now}, false) and case
    when s.always_open then not s.holidays @> ${today}
    when s.holidays && daterange(${today} - 1, ${today} + 1) then ${beganOnWorkingDaySql(wall)}
    else s.open_week @> ((extract(epoch from ${wall})::int8 / 60 + 4 * 1440) % 10080)::int end)`;
}

/** Whether hours that include the local time began today or yesterday, on a day that is no holiday. */
function beganOnWorkingDaySql(wall: string): string {
  const minutes = `extract(hour from ${wall}) * 60 + extract(minute from ${wall}) + ago * 1440`;
  return `exists (select from store_schedules h cross join unnest(array[0, 1]) ago
      where h.store_id = s.id and h.day = extract(dow from ${wall}::date - ago) and not s.holidays @> ${wall}::date - ago
        and ${minutes} >= h.opens and ${minutes} < case
          when h.closes = 1439 then 1440 when h.closes <= h.opens then 1440 + h.closes else h.closes end)`;
}

/**
 * Whether the offer `d` of a store in the zone `z` is running, by the rule of `runningPercent`: its days
 * and its daily hours.
 */
export function offerRunsSql(nowMs: number, bind: Bind): string {
  const now = `${bind(minuteOf(nowMs))}::timestamptz`;
  const minutes = `(extract(hour from ${now} at time zone z.time_zone) * 60 + extract(minute from ${now} at time zone z.time_zone))`;
  return `(d.starts_at <= ${now} and d.ends_at > ${now} and case
    when d.daily_from = d.daily_to then true
    when d.daily_from < d.daily_to then ${minutes} >= d.daily_from and ${minutes} < d.daily_to
    else ${minutes} >= d.daily_from or ${minutes} < d.daily_to end)`;
}

/** A point as `stores.globe` stores it: on a globe of radius 1. */
export function globeOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return `(${Math.cos(lat) * Math.cos(lng)},${Math.cos(lat) * Math.sin(lng)},${Math.sin(lat)})`;
}

/** Selects store, percentage, minimum and cap of the offers that are running. */
export function runningOffersSql(nowMs: number, bind: Bind): string {
  return `select d.store_id, d.percent, d.min_purchase_minor, d.max_discount_minor from store_discounts d
    ${joinStore('d.store_id')} ${joinZone('s.zone_id')} where ${offerRunsSql(nowMs, bind)}`;
}
