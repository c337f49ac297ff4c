import { brands, categories, commonConditions } from '../src/features/catalog/catalog.tables.ts';
import { insertSlugged } from './rows/insert-rows.ts';
import { idOf, pictureKey, type Seed } from './seed.types.ts';
import type { CategorySeed } from './world/types.ts';
import { brands as brandSeeds, categorySeeds, commonConditions as conditionSeeds } from './world-data.ts';

/** Categories with their children, brands and common conditions. */
export async function seedCategories(seed: Seed): Promise<void> {
  await insertLevel(
    seed,
    categorySeeds.filter(({ parent }) => !parent),
  );
  await insertLevel(
    seed,
    categorySeeds.filter(({ parent }) => parent),
  );
  const named = (module: string) => (row: (typeof brandSeeds)[number]) => ({
    slug: row.slug,
    moduleId: idOf(seed.modules, module),
    name: row.name,
    picture: pictureKey(seed, row.picture),
  });
  seed.brands = await insertSlugged(seed.tx, brands, brandSeeds.map(named('ecommerce')));
  seed.conditions = await insertSlugged(seed.tx, commonConditions, conditionSeeds.map(named('pharmacy')));
}

/** Slugs are unique within a module only, so each module is inserted separately. */
async function insertLevel(seed: Seed, rows: CategorySeed[]): Promise<void> {
  for (const [module, group] of Map.groupBy(rows, (row) => row.module)) {
    const ids = await insertSlugged(
      seed.tx,
      categories,
      group.map((row) => categoryRow(seed, row)),
    );
    for (const [slug, id] of ids) seed.categories.set(`${module}/${slug}`, id);
  }
}

function categoryRow(seed: Seed, row: CategorySeed): typeof categories.$inferInsert {
  return {
    moduleId: idOf(seed.modules, row.module),
    parentId: row.parent ? idOf(seed.categories, `${row.module}/${row.parent}`) : null,
    slug: row.slug,
    name: row.name,
    picture: pictureKey(seed, row.picture),
    tint: row.tint,
    position: categorySeeds.indexOf(row),
    createdAt: seed.now,
    updatedAt: seed.now,
  };
}
