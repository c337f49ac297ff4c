import { outlineFault } from '@errand/domain/location';
import { freeSlug, slugOf } from '@errand/domain/search';
import type { Queryable, Translations } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { requireTimeZone } from './require-time-zone.ts';
import { listZoneSlugs, zoneRows } from './zones.queries.ts';

export type NewZone = { name: Translations; timeZone: string; outline: [number, number][] };

/** Adds an inactive zone. Throws the errors of `requireOutline` and `time_zone_unknown`. */
export async function addZone(q: Queryable, { name, timeZone, outline }: NewZone): Promise<number> {
  requireOutline(outline);
  await requireTimeZone(q, timeZone);
  const taken = await listZoneSlugs(q);
  const slug = freeSlug(slugOf(name.en, 'zone'), (candidate) => taken.has(candidate));
  return zoneRows.insert(q, { slug, name, timeZone, outline, active: false });
}

const OUTLINE_ERRORS = {
  crosses: 'outline_crosses',
  flat: 'outline_flat',
  repeats: 'outline_repeats',
  wraps: 'outline_wraps',
} as const;

/** Throws `outline_crosses`, `outline_flat`, `outline_repeats` or `outline_wraps`. */
export function requireOutline(outline: [number, number][]): void {
  const fault = outlineFault(outline);
  if (fault) throw new AppError(OUTLINE_ERRORS[fault], {}, 'outline');
}
