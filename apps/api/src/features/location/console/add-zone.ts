import { freeSlug, slugOf } from '@errand/domain/search';
import type { Queryable, Translations } from '../../../platform/db/index.ts';
import { requireOutline } from '../require-outline.ts';
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
