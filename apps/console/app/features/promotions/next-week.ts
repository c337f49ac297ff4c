const HOUR_MS = 3_600_000;

const WEEK_MS = 7 * 24 * HOUR_MS;

/** A period of one week from the current hour. */
export function nextWeek(): { starts_at: string; ends_at: string } {
  const start = Date.now() - (Date.now() % HOUR_MS);
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + WEEK_MS).toISOString() };
}
