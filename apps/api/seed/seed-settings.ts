import type { Settings } from '../src/features/settings/index.ts';
import { settings } from '../src/features/settings/settings.tables.ts';
import { insertRows } from './insert-rows.ts';
import type { Seed } from './seed.types.ts';

/** What the demo's operator set: where the map opens, and where the shop itself is at home. */
export async function seedSettings({ tx, city, now }: Seed): Promise<void> {
  const [lng, lat] = city.defaultAddress.position;
  const changed: Partial<Settings> = {
    default_location: { lat: String(lat), lng: String(lng) },
    address: '4 Harbour Square, Harbour, Marsa',
  };
  await insertRows(
    tx,
    settings,
    Object.entries(changed).map(([key, value]) => ({ key, value, updatedAt: now })),
  );
}
