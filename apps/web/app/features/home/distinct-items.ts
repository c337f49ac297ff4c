import type { Item } from '@errand/contract/catalog';

/** The first item of each name: many stores sell the same item, and a section should show variety. */
export function distinctItems(items: Item[], count: number): Item[] {
  const byName = new Map<string, Item>();
  for (const item of items) if (!byName.has(item.name)) byName.set(item.name, item);
  return [...byName.values()].slice(0, count);
}
