import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import type { Diet } from '@errand/domain/catalog';
import { foldText, spellingVariants } from '@errand/domain/search';

export type MenuSection = { id: string; name: string; items: Item[] };

/** The menu by category in the store's order, preceded by a section of recommended items. */
export function menuSections(items: Item[], popular: string | null): MenuSection[] {
  const sections = new Map<number, MenuSection>();
  for (const item of items) {
    const category = item.category_ids[0] ?? { id: item.category_id, name: '' };
    const section = sections.get(category.id) ?? {
      id: `menu-${category.id}`,
      name: category.name,
      items: [],
    };
    section.items.push(item);
    sections.set(category.id, section);
  }
  const recommended = items.filter((item) => item.recommended === 1).slice(0, 6);
  const first =
    popular && recommended.length > 1 ? [{ id: 'menu-popular', name: popular, items: recommended }] : [];
  return [...first, ...sections.values()];
}

/** The items that match a diet. */
export function ofDiet(items: Item[], diet: Diet): Item[] {
  return diet === 'all' ? items : items.filter((item) => isOn(item.veg) === (diet === 'veg'));
}

/**
 * Items whose name or description contains every word of the text, ignoring case, accents, Arabic letter variants and
 * spellings of foreign sounds.
 */
export function searchMenu(items: Item[], text: string): Item[] {
  const words = foldText(text).split(' ').filter(Boolean).map(spellingVariants);
  return items.filter((item) => {
    const content = foldText(`${item.name} ${item.description}`);
    return words.every((spellings) => spellings.some((word) => content.includes(word)));
  });
}
