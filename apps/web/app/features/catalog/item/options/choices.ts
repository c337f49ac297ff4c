import type { Item } from '@errand/contract/catalog';
import { findVariation, NO_SELECTION, type PricedItem, type Selection } from '@errand/domain/catalog';
import { hasStock } from '@errand/domain/modules';

/** The first variation in stock, so that price and stock belong to a real variation. */
export function startSelection(priced: PricedItem): Selection {
  if (!hasStock(priced.moduleType)) return NO_SELECTION;
  const first = priced.variations.find((variation) => variation.stock !== 0) ?? priced.variations[0];
  return first ? { groups: [], variation: first.type } : NO_SELECTION;
}

/** The selected option of each choice. */
export function chosenOptions(item: Item, priced: PricedItem, selection: Selection): string[] {
  const combinations = item.choice_options.reduce<string[][]>(
    (rows, choice) => rows.flatMap((row) => choice.options.map((option) => [...row, option])),
    [[]],
  );
  return combinations.find((row) => findVariation(priced, row)?.type === selection.variation) ?? [];
}

/** The selection with one choice changed; if that combination is not sold, the first variation with the option. */
export function withOption(
  item: Item,
  priced: PricedItem,
  selection: Selection,
  index: number,
  option: string,
): Selection {
  const options = item.choice_options.map(
    (choice, at) => chosenOptions(item, priced, selection)[at] ?? choice.options[0] ?? '',
  );
  const wanted = options.with(index, option);
  const variation =
    findVariation(priced, wanted) ?? priced.variations.find(({ type }) => type.includes(option));
  return { groups: [], variation: variation?.type ?? selection.variation };
}

/** Whether an option is available together with the other selected options. */
export function isOptionSoldOut(
  priced: PricedItem,
  chosen: string[],
  index: number,
  option: string,
): boolean {
  const variation = findVariation(priced, chosen.with(index, option));
  return !variation || variation.stock === 0;
}
