import type { ItemSeed, StoreSeed, Tint } from '../types.ts';

/** Products by category slug. */
export type ProductTables = Record<string, ItemSeed[]>;

/** Product slugs of a store in display order, separated by blanks, by category slug. */
export type MenuPlan = Record<string, string>;

export type MenuOptions = {
  /** Multiplies every price; the result is rounded to 0.05. */
  priceFactor: number;
  /** The share of a product's ratings that belongs to this store. */
  ratingShare: number;
  /** Added to a product's rating in this store, to one decimal. */
  ratingShift?: number;
  /** Overrides of single products in this store, by slug. */
  changes?: Record<string, Partial<ItemSeed>>;
};

/** The tint of a tile next to one with the same tint. */
const nextTint: Record<Tint, Tint> = {
  sand: 'butter',
  butter: 'peach',
  peach: 'sand',
  clay: 'stone',
  stone: 'sky',
  sky: 'sea',
  sea: 'mint',
  mint: 'butter',
  rose: 'lilac',
  lilac: 'sky',
};

/** Builds a store's menu from the shared tables, with the store's prices and ratings. */
export function buildMenu(tables: ProductTables, plan: MenuPlan, options: MenuOptions): StoreSeed['menu'] {
  let before: Tint | undefined;
  return Object.entries(plan).map(([category, slugs]) => ({
    category,
    items: slugs
      .trim()
      .split(/\s+/)
      .map((slug) => {
        const item = localItem(requireProduct(tables, category, slug), options);
        if (item.tint && item.tint === before) item.tint = nextTint[item.tint];
        before = item.tint;
        return item;
      }),
  }));
}

function requireProduct(tables: ProductTables, category: string, slug: string): ItemSeed {
  const found = tables[category]?.find((item) => item.slug === slug);
  if (!found) throw new Error(`No product "${slug}" in "${category}"`);
  return found;
}

function localItem(base: ItemSeed, options: MenuOptions): ItemSeed {
  const item: ItemSeed = { ...base, price: localPrice(base.price, options.priceFactor) };
  if (base.variations) {
    item.variations = base.variations.map((v) => ({ ...v, price: localPrice(v.price, options.priceFactor) }));
  }
  if (base.rating) item.rating = localRating(base.rating, options);
  return { ...item, ...options.changes?.[base.slug] };
}

function localPrice(price: number, factor: number): number {
  return Math.round(price * factor * 20) / 20;
}

function localRating([stars, people]: [number, number], options: MenuOptions): [number, number] {
  const shifted = Math.round((stars + (options.ratingShift ?? 0)) * 10) / 10;
  return [Math.min(5, Math.max(1, shifted)), Math.max(1, Math.round(people * options.ratingShare))];
}
