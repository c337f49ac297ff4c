import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { crossesItself } from '@errand/domain/location';
import { freeSlug, slugOf } from '@errand/domain/search';
import type { Queryable, Translations } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { listZoneSlugs, zoneRows } from './zones.queries.ts';

export type NewZone = { name: Translations; timeZone: string; outline: [number, number][] };

/** Adds an inactive zone. Throws `outline_crosses` and `time_zone_unknown`. */
export async function addZone(q: Queryable, { name, timeZone, outline }: NewZone): Promise<number> {
  requireOutline(outline);
  requireTimeZone(timeZone);
  const taken = await listZoneSlugs(q);
  const slug = freeSlug(slugOf(name.en, 'zone'), (candidate) => taken.has(candidate));
  return zoneRows.insert(q, { slug, name, timeZone, outline, active: false });
}

/** Throws `outline_crosses`. */
export function requireOutline(outline: [number, number][]): void {
  if (crossesItself(outline)) throw new AppError('outline_crosses', {}, 'outline');
}

/** Throws `time_zone_unknown`. */
export function requireTimeZone(timeZone: string): void {
  try {
    Intl.DateTimeFormat(DEFAULT_LANGUAGE, { timeZone }).format();
  } catch {
    throw new AppError('time_zone_unknown', {}, 'time_zone');
  }
}
