import type { Translations } from '../../platform/db/index.ts';
import type { ChoiceRow, FoodGroupRow } from '../catalog/catalog.tables.ts';
import type { ImportStore } from './catalog.ts';

/** Something wrong in a file, where an editor finds it. */
export type Problem = { line: number; column: string | null; text: string };

/** A row of a file: cells by the lower-case names of the columns. */
export type Row = { line: number; cells: Record<string, string> };

export type ImportedVariation = { type: string; priceMinor: number; stock: number };
export type ImportedAddOn = { name: Translations; priceMinor: number };

/** A product as a file describes it, checked, in the words of the catalogue. Categories are still what the file calls them. */
export type ImportedProduct = {
  line: number;
  externalId: string;
  store: ImportStore;
  category: string;
  /** The slug that it wants; the catalogue gives it another one if that is taken. */
  slug: string;
  name: Translations;
  description: Translations;
  priceMinor: number;
  /** Percent, or minor units when the type is `amount`. */
  discount: number;
  discountType: 'percent' | 'amount';
  foodGroups: FoodGroupRow[];
  choices: ChoiceRow[];
  variations: ImportedVariation[];
  addOns: ImportedAddOn[];
  /** null where nobody counts. */
  stock: number | null;
  unit: string | null;
  maximumCartQuantity: number | null;
  /** Addresses and file names. */
  pictures: string[];
  active: boolean;
  veg: boolean;
  halal: boolean;
  organic: boolean;
  recommended: boolean;
  prescription: boolean;
  basic: boolean;
  scheduleOrder: boolean;
  availableFrom: number | null;
  availableTo: number | null;
  brand: string | null;
  condition: string | null;
  nutrition: string[];
  allergies: string[];
  genericNames: string[];
  tags: string[];
};

/** What a file's rows become: products, and what is wrong with the others. */
export type Read = { product: ImportedProduct } | { problems: Problem[] };
