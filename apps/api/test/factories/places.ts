import { zoneModules, zones } from '../../src/features/location/location.tables.ts';
import { modules } from '../../src/features/modules/modules.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { next } from './sequence.ts';

/** The center of the default zone. */
export const CENTER = { latitude: 25, longitude: 55 };

/** A square of about 20 km around a point, counter-clockwise, as [lng, lat]. */
export function square(center = CENTER, half = 0.1): [number, number][] {
  const { latitude, longitude } = center;
  return [
    [longitude - half, latitude - half],
    [longitude + half, latitude - half],
    [longitude + half, latitude + half],
    [longitude - half, latitude + half],
  ];
}

export async function makeZone(q: Queryable, overrides: Partial<typeof zones.$inferInsert> = {}) {
  const n = next();
  const row = {
    slug: `zone-${n}`,
    name: { en: `Zone ${n}`, ar: `منطقة ${n}` },
    outline: square(),
    timeZone: 'Asia/Dubai',
    ...overrides,
  };
  const [zone] = await q.insert(zones).values(row).returning();
  return zone!;
}

export async function makeModule(q: Queryable, overrides: Partial<typeof modules.$inferInsert> = {}) {
  const n = next();
  const row = {
    slug: `module-${n}`,
    type: 'food' as const,
    name: { en: `Module ${n}`, ar: `قسم ${n}` },
    description: { en: 'Everything you need.', ar: 'كل ما تحتاجه.' },
    ...overrides,
  };
  const [module] = await q.insert(modules).values(row).returning();
  return module!;
}

/** A zone that offers a module: 0.50 per kilometer, at least 2.00. */
export async function makeZoneModule(
  q: Queryable,
  zoneId: number,
  moduleId: number,
  overrides: Partial<typeof zoneModules.$inferInsert> = {},
) {
  const row = { zoneId, moduleId, perKmMinor: 50, minimumMinor: 200, ...overrides };
  const [pivot] = await q.insert(zoneModules).values(row).returning();
  return pivot!;
}
