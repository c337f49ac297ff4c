import { textsOf } from '@errand/domain/language';
import type { ModuleType } from '@errand/domain/modules';
import { foldText } from '@errand/domain/search';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { bulkWrites, type NamedRow } from '../catalog/writes/index.ts';
import { joinModule } from '../modules/modules.views.ts';
import { FROM_STORES } from '../stores/stores.views.ts';
import { type CategoryIndex, indexCategories } from './categories/category-index.ts';

export type ImportStore = { id: number; slug: string; module_id: number; module_type: ModuleType };

type Named = Pick<NamedRow, 'id' | 'name'>;

/**
 * Looks up what rows of a file refer to: stores, categories, brands and conditions, by slug, number or
 * name.
 */
export type Catalog = {
  store: (name: string) => ImportStore | null;
  categories: CategoryIndex;
  brand: (moduleId: number, name: string) => NamedRow | null;
  condition: (moduleId: number, name: string) => NamedRow | null;
  /** By name or number. */
  taxClass: (name: string) => Named | null;
};

const MODULES_WITH_ITEMS: ModuleType[] = ['food', 'grocery', 'pharmacy', 'ecommerce'];

/** Whether a store of the module sells items; parcels and vehicles are not imported this way. */
export function sellsItems(type: ModuleType): boolean {
  return MODULES_WITH_ITEMS.includes(type);
}

export async function readCatalog(q: Queryable): Promise<Catalog> {
  const stores = await q.execute<ImportStore>(
    sql.raw(
      `select s.id, s.slug, s.module_id, m.type as module_type ${FROM_STORES} ${joinModule('s.module_id')}`,
    ),
  );
  const categories = await bulkWrites.listCategoryNames(q);
  const brands = await bulkWrites.listBrandOrConditionNames(q, 'brands');
  const conditions = await bulkWrites.listBrandOrConditionNames(q, 'common_conditions');
  const classes = await bulkWrites.listTaxClassNames(q);
  const taxClasses = new Map([
    ...classes.map((row) => [String(row.id), row] as const),
    ...classes.flatMap((row) => textsOf(row.name).map((name) => [foldText(name), row] as const)),
  ]);

  const storeIndex = new Map(
    stores.rows.flatMap((row) => [row.slug, String(row.id)].map((key) => [key, row])),
  );
  const [brandIndex, conditionIndex] = [index(brands), index(conditions)];
  return {
    store: (name) => storeIndex.get(name) ?? null,
    categories: indexCategories(categories),
    brand: (moduleId, name) => brandIndex.get(keyOf(moduleId, foldText(name))) ?? null,
    condition: (moduleId, name) => conditionIndex.get(keyOf(moduleId, foldText(name))) ?? null,
    taxClass: (name) => taxClasses.get(foldText(name)) ?? null,
  };
}

/** Names are indexed first, so that a slug or a number takes precedence over an equal name. */
function index<T extends NamedRow>(rows: T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const row of rows)
    for (const name of namesOf(row)) found.set(keyOf(row.module_id, foldText(name)), row);
  for (const row of rows)
    for (const name of [foldText(row.slug), String(row.id)]) found.set(keyOf(row.module_id, name), row);
  return found;
}

function namesOf({ name }: NamedRow): string[] {
  return textsOf(name);
}

function keyOf(moduleId: number, name: string): string {
  return `${moduleId} ${name}`;
}
