import { combinationTypes, withoutWhitespace } from './variation.ts';

type Group = {
  name: string;
  type: 'single' | 'multi';
  /** Bounds of a `multi` group; 0 for none. */
  min: number;
  max: number;
  values: readonly string[];
};
type GroupFault = 'names_repeat' | 'bounds';

/** The fault of a dish's option groups; null if customers can choose from them. Names identify groups and options. */
export function groupsFault(groups: readonly Group[]): GroupFault | null {
  const names = [groups.map(({ name }) => name), ...groups.map(({ values }) => values)];
  if (names.some(hasRepeated)) return 'names_repeat';
  return groups.every(hasPossibleBounds) ? null : 'bounds';
}

function hasPossibleBounds({ type, min, max, values }: Group): boolean {
  if (type === 'single') return true;
  return min <= values.length && max <= values.length && (max === 0 || min <= max);
}

type Attribute = { title: string; options: readonly string[] };
type AttributeFault = 'names_repeat' | 'too_many' | 'variations_differ';

/**
 * The fault of attributes and the types of the variations on sale; null if there is at least one variation and each is
 * one combination of the attributes.
 */
export function attributesFault(
  attributes: readonly Attribute[],
  types: readonly string[],
): AttributeFault | null {
  if ([attributes.map(({ title }) => title), ...attributes.map(({ options }) => options)].some(hasRepeated))
    return 'names_repeat';
  const combinations = combinationTypes(attributes.map(({ options }) => options));
  if (!combinations) return 'too_many';
  // Two pairs of options may join to one name: "a-b" with "c", and "a" with "b-c".
  if (hasRepeated(combinations)) return 'names_repeat';
  // Imports strip whitespace from the types only, not from the attributes.
  const known = new Set(combinations.map(withoutWhitespace));
  const fits = !hasRepeated(types) && types.every((type) => known.has(withoutWhitespace(type)));
  return fits && types.length > 0 === attributes.length > 0 ? null : 'variations_differ';
}

function hasRepeated(names: readonly string[]): boolean {
  return new Set(names).size !== names.length;
}
