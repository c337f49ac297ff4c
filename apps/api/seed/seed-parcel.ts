import { toMinor } from '@errand/domain/money';
import { parcelCategories } from '../src/features/parcel/parcel.tables.ts';
import { moduleVideos } from '../src/features/promotions/promotions.tables.ts';
import { insertRows, insertSlugged } from './rows/insert-rows.ts';
import { DIGITS, idOf, pictureKey, type Seed } from './seed.types.ts';
import { parcelCategories as categorySeeds, parcelSteps } from './world-data.ts';

/** Parcel categories with their rates and limits, and how it works. */
export async function seedParcel(seed: Seed): Promise<void> {
  const rows = categorySeeds.map((category, position) => ({
    slug: category.slug,
    moduleId: idOf(seed.modules, 'parcel'),
    name: category.name,
    description: category.description,
    picture: pictureKey(seed, category.picture),
    tint: category.tint,
    perKmMinor: minor(category.perKm),
    minimumMinor: minor(category.minimum),
    measure: category.weightSteps
      ? ('weight' as const)
      : category.sizeSteps
        ? ('size' as const)
        : ('none' as const),
    maximumKg: category.maximumKg,
    weightSteps: (category.weightSteps ?? []).map(({ fromKg, extra }) => ({
      fromKg,
      extraMinor: minor(extra),
    })),
    sizeSteps: (category.sizeSteps ?? []).map(({ size, extra }) => ({ size, extraMinor: minor(extra) })),
    position,
  }));
  seed.parcelCategories = await insertSlugged(seed.tx, parcelCategories, rows);
  await insertRows(seed.tx, moduleVideos, [
    {
      moduleId: idOf(seed.modules, 'parcel'),
      type: 'video_content',
      image: pictureKey(seed, 'motor-scooter'),
      contents: parcelSteps.map(({ title, description }) => ({ title, text: description })),
    },
  ]);
}

function minor(major: number): number {
  return toMinor(major, DIGITS);
}
