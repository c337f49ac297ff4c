import type { ChoiceSeed, ItemSeed, Text, Tint, VariationSeed } from '../types.ts';

/** Stock of a product: one number, or one per variation. */
export type Goods = number | { choices: ChoiceSeed[]; variations: VariationSeed[] };

/** English label, Arabic label, price, stock. */
export type SizeRow = [string, string, number, number];

const sizeTitle: Text = { en: 'Size', ar: 'الحجم' };

/** One row of a product table. */
export function product(
  slug: string,
  en: string,
  ar: string,
  price: number,
  unit: string,
  picture: string,
  tint: Tint,
  goods: Goods,
  enDescription: string,
  arDescription: string,
  more: Partial<ItemSeed> = {},
): ItemSeed {
  return {
    slug,
    name: { en, ar },
    description: { en: enDescription, ar: arDescription },
    price,
    unit,
    picture,
    tint,
    ...(typeof goods === 'number' ? { stock: goods } : goods),
    ...more,
  };
}

/** A single option, "Size" by default; the product's price should equal the first row's. */
export function sizes(rows: SizeRow[], title: Text = sizeTitle): Exclude<Goods, number> {
  return {
    choices: [{ title, options: rows.map(([en, ar]) => ({ en, ar })) }],
    variations: rows.map(([type, , price, stock]) => ({ type, price, stock })),
  };
}
