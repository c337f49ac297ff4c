import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireFound } from '../../platform/http/index.ts';
import type { MapsProvider } from '../../platform/maps/index.ts';
import { cityFeatures } from './city-geojson.ts';
import { findCity } from './city-maps.queries.ts';
import { createLocalMaps } from './local-maps.ts';

/** The base map as GeoJSON text with its entity tag. */
export type BaseMap = { text: string; tag: string };

/** Place search, addresses and routes from the stored city, null in a deployment that has none. */
export async function loadCityMaps(q: Queryable): Promise<MapsProvider | null> {
  const city = await findCity(q);
  return city ? createLocalMaps(city) : null;
}

/**
 * Reads the base map once, because a city does not change while the process runs. Throws `not_found` if there is none;
 * the next call then reads again.
 */
export function createBaseMapReader({ db }: Pick<Deps, 'db'>): () => Promise<BaseMap> {
  let known: BaseMap | null = null;
  return async () => {
    if (known) return known;
    const city = requireFound(await findCity(db));
    const text = JSON.stringify(cityFeatures(city));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    known = { text, tag: `"${hash}"` };
    return known;
  };
}
