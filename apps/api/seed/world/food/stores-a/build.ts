/** Small builders that keep the menus terse: one call per dish, texts as [English, Arabic]. */
import type { AddOnSeed, FoodGroupSeed, ItemSeed, Picture, Text, Tint } from '../../types.ts';

/** English first, Arabic second. */
export type Pair = [en: string, ar: string];
type Value = [en: string, ar: string, price: number];
type More = Omit<Partial<ItemSeed>, 'slug' | 'name' | 'description' | 'price' | 'picture' | 'tint' | 'veg'>;

/** A text in both languages. */
export function text([en, ar]: Pair): Text {
  return { en, ar };
}

/** A vegetarian dish. */
export function veg(
  slug: string,
  name: Pair,
  about: Pair,
  price: number,
  picture: Picture,
  tint: Tint,
  more: More = {},
): ItemSeed {
  return { slug, name: text(name), description: text(about), price, picture, tint, veg: true, ...more };
}

/** A dish with meat or fish; halal by default. */
export function meat(
  slug: string,
  name: Pair,
  about: Pair,
  price: number,
  picture: Picture,
  tint: Tint,
  more: More = {},
): ItemSeed {
  const base = { slug, name: text(name), description: text(about), price, picture, tint };
  return { ...base, veg: false, halal: true, ...more };
}

/** A group with exactly one value. */
export function pickOne(name: Pair, values: Value[], required = true): FoodGroupSeed {
  return { name: text(name), type: 'single', required, values: values.map(toValue) };
}

/** A required group with `min` to `max` values. */
export function pickSome(name: Pair, min: number, max: number, values: Value[]): FoodGroupSeed {
  return { name: text(name), type: 'multi', required: true, min, max, values: values.map(toValue) };
}

/** An optional group with `min` to `max` values. */
export function pickAny(name: Pair, min: number, max: number, values: Value[]): FoodGroupSeed {
  return { name: text(name), type: 'multi', required: false, min, max, values: values.map(toValue) };
}

/** An add-on that dishes refer to by its slug. */
export function addOn(slug: string, name: Pair, price: number): AddOnSeed {
  return { slug, name: text(name), price };
}

/** The nutrition line: energy and protein. */
export function kcal(energy: number, protein: number): string[] {
  return [`${energy} kcal`, `${protein} g protein`];
}

function toValue([en, ar, price]: Value): { label: Text; price: number } {
  return { label: { en, ar }, price };
}
