import type { PricedItem, Selection, Variation } from './item.ts';

/** Joins the options of a variation's `type`: "Red-XL". */
const JOINER = '-';

/**
 * The variation of the chosen options, one per choice in the order of the choices (001 §4); null when there is none.
 * Blanks do not count, because imports strip them from `type` and keep them in the options: "Dark red" and "Darkred".
 */
export function findVariation(item: PricedItem, chosenOptions: string[]): Variation | null {
  const wanted = chosenOptions.join(JOINER);
  const exact = item.variations.find((variation) => variation.type === wanted);
  return exact ?? item.variations.find((variation) => bare(variation.type) === bare(wanted)) ?? null;
}

/** The variation that a selection names, if the item has it. */
export function selectedVariation(item: PricedItem, selection: Selection): Variation | null {
  if (selection.variation === null) return null;
  return item.variations.find((variation) => variation.type === selection.variation) ?? null;
}

function bare(type: string): string {
  return type.replace(/\s/g, '');
}
