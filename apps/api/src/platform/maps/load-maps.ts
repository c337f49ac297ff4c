import type { Queryable } from '../db/index.ts';
import { AppError } from '../http/app-error.ts';
import { findCity } from './city-store.ts';
import { createLocalMaps } from './local-maps.ts';
import type { MapsProvider } from './maps.types.ts';

/** The maps of this deployment: the city's own data where the database holds some, else none. */
export async function loadMaps(q: Queryable): Promise<MapsProvider> {
  const city = await findCity(q);
  return city ? createLocalMaps(city) : noMaps;
}

async function unavailable(): Promise<never> {
  throw new AppError('unavailable');
}

/** A shop without any map data: everything that needs a map says that it is away. */
const noMaps: MapsProvider = {
  suggest: unavailable,
  place: unavailable,
  addressAt: unavailable,
  way: unavailable,
};
