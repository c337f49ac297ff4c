import type { Queryable } from '../../platform/db/index.ts';
import type { City } from './city.types.ts';
import { cityMaps } from './city-maps.tables.ts';

/** The city's map data, null in a deployment that has none. */
export async function findCity(q: Queryable): Promise<City | null> {
  const [row] = await q.select().from(cityMaps);
  return row?.city ?? null;
}

/** Whether there is map data, without reading it. */
export async function hasCity(q: Queryable): Promise<boolean> {
  return (await q.select({ id: cityMaps.id }).from(cityMaps)).length > 0;
}

export async function saveCity(q: Queryable, city: City): Promise<void> {
  await q.insert(cityMaps).values({ id: 1, city }).onConflictDoUpdate({ target: cityMaps.id, set: { city } });
}
