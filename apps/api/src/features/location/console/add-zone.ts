import { crossesItself } from '@errand/domain/location';
import { latinSlug } from '@errand/domain/search';
import type { Queryable, Translations } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { insertZone, listZoneSlugs } from './zones.console-queries.ts';

export type NewZone = { name: Translations; timeZone: string; outline: [number, number][] };

/** Adds a zone that is not active. Throws `outline_crosses` and `time_zone_unknown`. */
export async function addZone(q: Queryable, { name, timeZone, outline }: NewZone): Promise<number> {
  requireOutline(outline);
  requireTimeZone(timeZone);
  const slug = freeSlug(latinSlug(name.en) || 'zone', await listZoneSlugs(q));
  return insertZone(q, { slug, name, timeZone, outline, active: false });
}

/** Throws `outline_crosses`. */
export function requireOutline(outline: [number, number][]): void {
  if (crossesItself(outline)) throw new AppError('outline_crosses', {}, 'outline');
}

/** Throws `time_zone_unknown`. */
export function requireTimeZone(timeZone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone }).format();
  } catch {
    throw new AppError('time_zone_unknown', {}, 'time_zone');
  }
}

function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
