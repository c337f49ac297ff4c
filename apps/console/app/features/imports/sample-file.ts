import type { ItemChoices } from '@errand/contract/console/item-fields';
import { csvCell, escapeSeparators } from '@errand/domain/csv';

type Categories = ItemChoices['categories'];

/** Lines of a sample; a store with more categories sees how a line is written from these. */
const MOST_LINES = 40;
const HEADS = ['id', 'category', 'name', 'name:ar', 'description', 'description:ar', 'price', 'discount'];

/**
 * A file to begin with: a hidden product at 1 in each category of a store, with the columns that its module reads. Hidden,
 * because an example must not go on sale.
 */
export function sampleFile(
  { categories, module_type: type }: Pick<ItemChoices, 'categories' | 'module_type'>,
  nameOf: (number: number) => string,
): string {
  const isFood = type === 'food';
  const heads = [...HEADS, ...(isFood ? ['groups', 'add_ons'] : ['stock', 'unit']), 'pictures', 'active'];
  const lines = usable(categories)
    .slice(0, MOST_LINES)
    .map((path, index) => {
      const cells: Record<string, string> = {
        id: `sample-${index + 1}`,
        category: path,
        name: nameOf(index + 1),
        price: '1',
        active: 'no',
        ...(!isFood && { stock: '10' }),
      };
      return heads.map((head) => csvCell(cells[head] ?? '')).join(',');
    });
  // The byte order mark lets spreadsheets recognize UTF-8.
  return `\uFEFF${[heads.join(','), ...lines].join('\r\n')}\r\n`;
}

/** The paths of the categories that hold products: subcategories, and main categories without any. */
function usable(categories: Categories): string[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const parents = new Set(categories.map(({ parent_id }) => parent_id));
  return categories
    .filter(({ id }) => !parents.has(id))
    .map(({ name, parent_id }) => {
      const main = parent_id === null ? undefined : byId.get(parent_id);
      return [...(main ? [main.name] : []), name].map(escapeSeparators).join(' > ');
    });
}
