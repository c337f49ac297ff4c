import { storeSearchText } from '../../src/features/stores/store-search-text.ts';
import { storeDiscounts, storeSchedules, stores } from '../../src/features/stores/stores.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { CENTER, makeModule, makeZone, makeZoneModule } from './places.ts';
import { next } from './sequence.ts';

type StoreInsert = typeof stores.$inferInsert;

/** A store in the center of its zone, always open. Creates a zone that offers a module unless one is given. */
export async function makeStore(q: Queryable, overrides: Partial<StoreInsert> = {}) {
  const n = next();
  const row: StoreInsert = {
    slug: `store-${n}`,
    ...(await placeOf(q, overrides)),
    name: { en: `Store ${n}`, ar: `متجر ${n}` },
    kind: { en: 'Kitchen', ar: 'مطبخ' },
    address: { en: '1 Harbour Street', ar: '١ شارع الميناء' },
    ...CENTER,
    alwaysOpen: true,
    ...overrides,
  };
  const [store] = await q
    .insert(stores)
    .values({ searchText: storeSearchText(row), ...row })
    .returning();
  return store!;
}

async function placeOf(q: Queryable, overrides: Partial<StoreInsert>) {
  const { zoneId, moduleId } = overrides;
  if (zoneId && moduleId) return { zoneId, moduleId };
  const zone = zoneId ?? (await makeZone(q)).id;
  const module = moduleId ?? (await makeModule(q)).id;
  await makeZoneModule(q, zone, module);
  return { zoneId: zone, moduleId: module };
}

/** The same opening hours on the given days (all by default), minutes after midnight. */
export async function makeHours(
  q: Queryable,
  storeId: number,
  opens: number,
  closes: number,
  days = [0, 1, 2, 3, 4, 5, 6],
) {
  return q
    .insert(storeSchedules)
    .values(days.map((day) => ({ storeId, day, opens, closes })))
    .returning();
}

/** A running discount of a store. */
export async function makeStoreDiscount(
  q: Queryable,
  storeId: number,
  overrides: Partial<typeof storeDiscounts.$inferInsert> = {},
) {
  const row = {
    storeId,
    percent: 10,
    startsAt: new Date('2020-01-01T00:00:00Z'),
    endsAt: new Date('2040-01-01T00:00:00Z'),
    ...overrides,
  };
  const [discount] = await q.insert(storeDiscounts).values(row).returning();
  return discount!;
}
