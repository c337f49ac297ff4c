import type { Catalog } from '../catalog.ts';
import { shortened } from '../cells/shortened.ts';
import { type Fault, fault } from '../faults/fault.ts';
import type { ImportedProduct } from '../product.ts';
import type { ImportCategory } from './category-index.ts';
import { type CategoryPath, parseCategoryPath } from './category-path.ts';

type Resolved = { category: ImportCategory } | { missing: CategoryPath } | { fault: Fault };

/**
 * Finds the category of a product, or else the category `otherwise` of the import. `missing` is a category that can be
 * created.
 */
export function resolveCategory(
  { category: text, store }: Pick<ImportedProduct, 'category' | 'store'>,
  catalog: Catalog,
  otherwise: string | null,
): Resolved {
  const own = text === '' ? null : resolveIn(store.module_id, text, catalog);
  if (own && !('missing' in own)) return own;
  const other = otherwise === null ? null : resolveIn(store.module_id, otherwise, catalog);
  if (other && 'category' in other) return other;
  return own ?? { fault: fault('category_empty') };
}

function resolveIn(moduleId: number, text: string, catalog: Catalog): Resolved {
  const parsed = parseCategoryPath(text);
  if ('fault' in parsed) return parsed;
  const category = catalog.categories.find(moduleId, parsed.path);
  if (category === 'ambiguous') return { fault: fault('category_ambiguous', { value: shortened(text) }) };
  return category ? { category } : { missing: parsed.path };
}

/** The category of a checked product, after missing ones were created. */
export function requireCategory(
  product: ImportedProduct,
  catalog: Catalog,
  otherwise: string | null,
): ImportCategory {
  const resolved = resolveCategory(product, catalog, otherwise);
  if ('category' in resolved) return resolved.category;
  throw new Error(`The category "${shortened(product.category)}" was deleted while the import was running.`);
}
