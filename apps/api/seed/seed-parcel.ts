import { toMinor } from '@errand/domain/money';
import { parcelCategories } from '../src/features/parcel/parcel.tables.ts';
import { insertRows } from './rows/insert-rows.ts';
import { DIGITS, idOf, pictureKey, type Seed } from './seed.types.ts';
import { parcelCategories as categorySeeds } from './world-data.ts';

/** Parcel categories with their rates. */
export async function seedParcel(seed: Seed): Promise<void> {
  const rows = categorySeeds.map(({ slug, name, description, picture, tint, perKm, minimum }, position) => ({
    slug,
    moduleId: idOf(seed.modules, 'parcel'),
    name,
    description,
    picture: pictureKey(seed, picture),
    tint,
    perKmMinor: toMinor(perKm, DIGITS),
    minimumMinor: toMinor(minimum, DIGITS),
    position,
  }));
  await insertRows(seed.tx, parcelCategories, rows);
}
