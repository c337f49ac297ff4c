import type { PricedItem, Selection, Variation } from './item.ts';

/** Joins the options of a variation's `type`: "Red-XL". */
const JOINER = '-';

/**
 * The variation of the selected options, one per choice in the order of the choices [ITEM-81], or null. Whitespace is
 * ignored when there is no exact match, because imports strip it from `type` only: "Dark red" and "Darkred".
 */
export function findVariation(item: PricedItem, chosenOptions: string[]): Variation | null {
  const wanted = chosenOptions.join(JOINER);
  const exact = item.variations.find((variation) => variation.type === wanted);
  return (
    exact ??
    item.variations.find((variation) => withoutWhitespace(variation.type) === withoutWhitespace(wanted)) ??
    null
  );
}

/** The variation that a selection names, or null when the item does not have it. */
export function selectedVariation(item: PricedItem, selection: Selection): Variation | null {
  return item.variations.find((variation) => variation.type === selection.variation) ?? null;
}

/** Attributes with more combinations are rejected. */
const MOST_COMBINATIONS = 10_000;

/**
 * The `type` of every combination of one option per attribute, the last attribute changing first; empty without attributes,
 * null above the limit.
 */
export function combinationTypes(attributes: readonly (readonly string[])[]): string[] | null {
  const [first, ...rest] = attributes;
  if (!first) return [];
  const size = attributes.reduce((product, options) => product * options.length, 1);
  if (size > MOST_COMBINATIONS) return null;
  return rest.reduce<string[]>(
    (types, options) => types.flatMap((type) => options.map((option) => `${type}${JOINER}${option}`)),
    [...first],
  );
}

export function withoutWhitespace(type: string): string {
  return type.replace(/\s/g, '');
}
