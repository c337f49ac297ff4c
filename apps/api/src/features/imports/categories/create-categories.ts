import { foldText, freeSlug, latinSlug } from '@errand/domain/search';
import type { Tx } from '../../../platform/db/index.ts';
import { bulkWrites } from '../../catalog/writes/index.ts';
import { indexCategories } from './category-index.ts';
import type { CategoryPath } from './category-path.ts';

/** A category to create, with its main category if that is missing too. */
export type MissingCategory = { moduleId: number; path: CategoryPath };

const MAX_SLUG_CHARACTERS = 80;

/** Identifies a missing category, regardless of case and accents in its name. */
export function missingKey({ moduleId, path }: MissingCategory): string {
  return [moduleId, ...path.map(foldText)].join('>');
}

/** Creates the main categories, then the subcategories below them. */
export async function createCategories(tx: Tx, missing: MissingCategory[]): Promise<void> {
  const mains = missing.map(({ moduleId, path }): MissingCategory => ({ moduleId, path: [path[0]] }));
  await createMissing(tx, mains);
  await createMissing(
    tx,
    missing.filter(({ path }) => path.length === 2),
  );
}

async function createMissing(tx: Tx, missing: MissingCategory[]): Promise<void> {
  const rows = await bulkWrites.listCategoryNames(tx);
  const index = indexCategories(rows);
  const slugs = new Set(rows.map(({ module_id, slug }) => `${module_id} ${slug}`));
  const wanted = new Map(missing.map((category) => [missingKey(category), category]));
  for (const { moduleId, path } of wanted.values()) {
    const [main, sub] = path;
    const parent = index.findMain(moduleId, main);
    if (sub === undefined ? parent : index.find(moduleId, path)) continue;
    const name = sub === undefined ? slugOfCategory(main) : `${parent?.slug}-${slugOfCategory(sub)}`;
    // Names that differ only in non-Latin letters may have the same slug.
    const slug = freeSlug(name.slice(0, MAX_SLUG_CHARACTERS).replace(/-$/, ''), (candidate) =>
      slugs.has(`${moduleId} ${candidate}`),
    );
    slugs.add(`${moduleId} ${slug}`);
    const parentId = sub === undefined ? null : (parent?.id ?? null);
    await bulkWrites.createCategory(tx, { moduleId, parentId, slug, name: { en: sub ?? main } });
  }
}

function slugOfCategory(name: string): string {
  const slug = latinSlug(name) || `category-${Buffer.from(name).toString('hex').slice(0, 24)}`;
  return /^\d+$/.test(slug) ? `category-${slug}` : slug;
}
