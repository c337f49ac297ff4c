/** Adds a value to a statement and gives its placeholder. */
export type Bind = (value: unknown) => string;

/**
 * Whether a store `s` of a zone `z` is open, for the order and the filters of a list only: what a card says comes from
 * `openState` of the domain. The rules are the same (an end at or before its start runs past midnight, 23:59 means
 * midnight), read off the wall clock of the store's zone; a test holds the two together.
 */
export function isOpenSql(nowMs: number, bind: Bind): string {
  return `(s.always_open or exists (
    select 1 from store_schedules h,
      lateral (select ${bind(new Date(nowMs))}::timestamptz at time zone z.time_zone as wall) c,
      lateral (select extract(dow from c.wall) as day,
        extract(hour from c.wall) * 60 + extract(minute from c.wall) as minutes) t,
      lateral (select case when h.closes = 1439 then 1440 else h.closes end as end) e
    where h.store_id = s.id and (
      (h.day = t.day and h.opens <= t.minutes and (e.end > t.minutes or e.end <= h.opens))
      or (h.day = (t.day::int + 6) % 7 and e.end <= h.opens and e.end > t.minutes))))`;
}

/** Whether the offer `d` of a store in the zone `z` runs, by the rule of `runningPercent`: its days and its daily hours. */
export function offerRunsSql(nowMs: number, bind: Bind): string {
  const now = `${bind(new Date(nowMs))}::timestamptz`;
  const minutes = `(extract(hour from ${now} at time zone z.time_zone) * 60 + extract(minute from ${now} at time zone z.time_zone))`;
  return `(d.starts_at <= ${now} and d.ends_at > ${now} and case
    when d.daily_from = d.daily_to then true
    when d.daily_from < d.daily_to then ${minutes} >= d.daily_from and ${minutes} < d.daily_to
    else ${minutes} >= d.daily_from or ${minutes} < d.daily_to end)`;
}

/** The place as the tables keep places: a point of the globe of radius 1, in the order of `stores.globe`. */
export function globeOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return `(${Math.cos(lat) * Math.cos(lng)},${Math.cos(lat) * Math.sin(lng)},${Math.sin(lat)})`;
}
