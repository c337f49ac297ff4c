import { textsOf } from '@errand/domain/language';
import { foldText } from '@errand/domain/search';
import type { NamedRow } from '../../catalog/writes/index.ts';
import type { CategoryPath } from './category-path.ts';

export type ImportCategory = NamedRow & { parent_id: number | null };

export type CategoryIndex = {
  /**
   * A slug or number matches exactly, then names match without case and accents: a main category, else a subcategory.
   * `ambiguous` if several subcategories have the name.
   */
  find: (moduleId: number, path: CategoryPath) => ImportCategory | 'ambiguous' | null;
  /** By name, among the main categories only. */
  findMain: (moduleId: number, name: string) => ImportCategory | null;
  parentOf: (category: ImportCategory) => ImportCategory | null;
};

/** Indexes categories. Of several main categories with the same name the last one takes precedence. */
export function indexCategories(rows: ImportCategory[]): CategoryIndex {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const exact = new Map<string, ImportCategory>();
  const mains = new Map<string, ImportCategory>();
  const subs = new Map<string, Set<ImportCategory>>();
  const below = new Map<string, ImportCategory>();
  for (const row of rows) {
    for (const key of [String(row.id), row.slug]) exact.set(keyOf(row.module_id, key), row);
    for (const name of namesOf(row)) {
      const key = keyOf(row.module_id, name);
      if (row.parent_id === null) mains.set(key, row);
      else {
        subs.set(key, (subs.get(key) ?? new Set()).add(row));
        below.set(keyOf(row.parent_id, name), row);
      }
    }
  }

  function findMain(moduleId: number, name: string): ImportCategory | null {
    return mains.get(keyOf(moduleId, foldText(name))) ?? null;
  }

  function find(moduleId: number, [first, second]: CategoryPath): ImportCategory | 'ambiguous' | null {
    if (second !== undefined) {
      const main = findMain(moduleId, first);
      return main && (below.get(keyOf(main.id, foldText(second))) ?? null);
    }
    const found = exact.get(keyOf(moduleId, first)) ?? findMain(moduleId, first);
    if (found) return found;
    const named = [...(subs.get(keyOf(moduleId, foldText(first))) ?? [])];
    return named.length > 1 ? 'ambiguous' : (named[0] ?? null);
  }

  return {
    find,
    findMain,
    parentOf: ({ parent_id }) => (parent_id === null ? null : (byId.get(parent_id) ?? null)),
  };
}

function namesOf({ name }: NamedRow): string[] {
  return [
    ...new Set(
      textsOf(name)
        .map(foldText)
        .filter((folded) => folded !== ''),
    ),
  ];
}

function keyOf(owner: number, name: string): string {
  return `${owner} ${name}`;
}
