import { instantOf, isTimeZone, localTime } from '@errand/domain/time';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findTimeZone, listZoneClocks } from './zones.queries.ts';

/**
 * Requires a time zone that JavaScript and PostgreSQL both know by its IANA name: opening hours are computed by both.
 * PostgreSQL reads "CET" as an abbreviation, without summer time. Throws `time_zone_unknown`.
 */
export async function requireTimeZone(q: Queryable, timeZone: string): Promise<void> {
  const found = isTimeZone(timeZone) ? await findTimeZone(q, timeZone) : null;
  if (!found || (found.isAbbreviation && !(await isReadAlike(q, timeZone))))
    throw new AppError('time_zone_unknown', {}, 'time_zone');
}

async function isReadAlike(q: Queryable, timeZone: string): Promise<boolean> {
  const clocks = await listZoneClocks(q, timeZone);
  return clocks.every(({ atMs, wallMs }) => instantOf(localTime(atMs, timeZone), 'UTC') === wallMs);
}
