import type { Attribute, Combinations } from '@errand/contract/console/item-fields';
import { combinationTypes } from '@errand/domain/catalog';

type Variation = Combinations['variations'][number];

/** The types of all combinations of the attributes, in order; null if there are too many. */
export function typesOf(attributes: readonly Attribute[]): string[] | null {
  return combinationTypes(attributes.map(({ options }) => options.map(({ en }) => en.trim())));
}

/**
 * The combinations after an edit of the attributes. Variations keep their price and stock while their options exist,
 * even when renamed. New combinations start without stock, at the price of a variation that they extend, else of the item.
 */
export function withAttributes(
  before: Combinations,
  attributes: Attribute[],
  priceMinor: number,
): Combinations {
  const [old, now] = [typesOf(before.attributes) ?? [], typesOf(attributes) ?? []];
  const byType = new Map(before.variations.map((one) => [plain(one.type), one]));
  if (hasSameShape(before.attributes, attributes)) {
    const variations = now.flatMap((type, at) => renamed(byType.get(plain(old[at] ?? '')), type));
    return { attributes, variations };
  }
  const wasThere = new Set(old);
  const variations = now.flatMap((type) => {
    const kept = byType.get(plain(type));
    // A combination that existed and was not for sale stays so.
    if (kept || wasThere.has(type)) return kept ? [kept] : [];
    return [newVariation(before.variations, type, priceMinor)];
  });
  return { attributes, variations };
}

/** The variation of a combination; imports strip whitespace from the types of variations only. */
export function variationOf(all: readonly Variation[], type: string): Variation | undefined {
  return all.find((one) => one.type === type) ?? all.find((one) => plain(one.type) === plain(type));
}

/** The new variation of a combination that is put on sale. */
export function newVariation(all: readonly Variation[], type: string, priceMinor: number): Variation {
  const like = all.find((one) => type.startsWith(one.type)) ?? all[0];
  return { type, price_minor: like?.price_minor ?? priceMinor, stock: 0 };
}

function renamed(variation: Variation | undefined, type: string): Variation[] {
  return variation ? [{ ...variation, type }] : [];
}

function hasSameShape(a: readonly Attribute[], b: readonly Attribute[]): boolean {
  return a.length === b.length && a.every(({ options }, at) => options.length === b[at]?.options.length);
}

function plain(type: string): string {
  return type.replace(/\s/g, '');
}
