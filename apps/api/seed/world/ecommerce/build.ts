import type { ChoiceSeed, DiscountSeed, ItemSeed, Picture, Text, Tint, VariationSeed } from '../types.ts';
import { units, words } from './words.ts';

type Word = keyof typeof words;
type Unit = keyof typeof units;
type Option = Word | `${number}` | `${number} ${Unit}`;
type Pair = [en: string, ar: string];
type Extra = Partial<Omit<ItemSeed, 'slug' | 'name' | 'description' | 'price' | 'picture' | 'tint'>>;

/** A text in English and Arabic. */
export function text([en, ar]: Pair): Text {
  return { en, ar };
}

/** "Weekender backpack" → "weekender-backpack". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** One product, sold by the piece unless `extra` overrides it; its slug is derived from the English name. */
export function item(
  name: Pair,
  description: Pair,
  price: number,
  picture: Picture,
  tint: Tint,
  extra: Extra,
): ItemSeed {
  return {
    slug: slugOf(name[0]),
    name: text(name),
    description: text(description),
    price,
    picture,
    tint,
    unit: 'piece',
    ...extra,
  };
}

/** An option with its values, in display order. */
export function choice(title: Word, ...options: Option[]): ChoiceSeed {
  return { title: { en: title, ar: words[title] }, options: options.map(optionText) };
}

/**
 * The options and every combination of them. `stocks` follows the combinations in order (the last option varies
 * fastest) and repeats from the start; `rises` adds to the price for an option.
 */
export function kinds(
  price: number,
  choices: ChoiceSeed[],
  stocks: number[],
  rises: Partial<Record<Option, number>> = {},
): { choices: ChoiceSeed[]; variations: VariationSeed[] } {
  let rows: string[][] = [[]];
  for (const { options } of choices) {
    rows = rows.flatMap((row) => options.map((option) => [...row, option.en]));
  }
  const added: Record<string, number | undefined> = rises;
  const variations = rows.map((row, index) => ({
    type: row.join('-'),
    price: row.reduce((sum, option) => sum + (added[option] ?? 0), price),
    stock: stocks[index % stocks.length] ?? 0,
  }));
  return { choices, variations };
}

/** A discount in percent. */
export function percent(value: number): { discount: DiscountSeed } {
  return { discount: { type: 'percent', value } };
}

/** A discount in major units. */
export function amount(value: number): { discount: DiscountSeed } {
  return { discount: { type: 'amount', value } };
}

function optionText(option: Option): Text {
  if (option in words) return { en: option, ar: words[option as Word] };
  const [count, unit] = option.split(' ');
  return { en: option, ar: unit ? `${count} ${units[unit as Unit]}` : option };
}
