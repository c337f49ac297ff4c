import type { AddOnSeed, DiscountSeed, FoodGroupSeed, ItemSeed, Picture, Text, Tint } from '../../types.ts';

/** English first, Arabic second: keeps the two translations side by side. */
type Pair = [en: string, ar: string];
type Value = [en: string, ar: string, price: number];
type Extra = Omit<
  ItemSeed,
  'slug' | 'name' | 'description' | 'price' | 'picture' | 'tint' | 'rating' | 'veg'
>;
type DishArguments = [
  slug: string,
  name: Pair,
  description: Pair,
  price: number,
  picture: Picture,
  tint: Tint,
  rating: [stars: number, people: number] | null,
  more?: Extra,
];

/** A text in both languages. */
export function text(en: string, ar: string): Text {
  return { en, ar };
}

function dish(args: DishArguments): ItemSeed {
  const [slug, name, description, price, picture, tint, rating, more] = args;
  const base = { slug, name: text(...name), description: text(...description), price, picture, tint };
  return { ...base, ...(rating ? { rating } : {}), ...more };
}

/** A vegetarian item. */
export function veg(...args: DishArguments): ItemSeed {
  return { ...dish(args), veg: true };
}

/** An item with meat or fish; halal by default. */
export function meat(...args: DishArguments): ItemSeed {
  return { halal: true, ...dish(args), veg: false };
}

/** An add-on. */
export function addOn(slug: string, en: string, ar: string, price: number): AddOnSeed {
  return { slug, name: { en, ar }, price };
}

function values(list: Value[]): FoodGroupSeed['values'] {
  return list.map(([en, ar, price]) => ({ label: { en, ar }, price }));
}

/** A group with exactly one value. */
export function pickOne(name: Pair, list: Value[]): FoodGroupSeed {
  return { name: text(...name), type: 'single', required: true, values: values(list) };
}

/** An optional group with at most one value. */
export function maybeOne(name: Pair, list: Value[]): FoodGroupSeed {
  return { name: text(...name), type: 'single', required: false, values: values(list) };
}

/** A group with several values; required when its minimum is above zero. */
export function pickSome(name: Pair, min: number, max: number, list: Value[]): FoodGroupSeed {
  return { name: text(...name), type: 'multi', required: min > 0, min, max, values: values(list) };
}

/** The nutrition facts of a dish. */
export function facts(kcal: number, protein: number): string[] {
  return [`${kcal} kcal`, `${protein} g protein`];
}

/** A discount in percent. */
export function percent(value: number): DiscountSeed {
  return { type: 'percent', value };
}

/** A discount in major units. */
export function amount(value: number): DiscountSeed {
  return { type: 'amount', value };
}
