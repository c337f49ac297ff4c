import type { ItemColumns } from '@errand/domain/catalog';
import type { Daypart } from '@errand/domain/time';
import type { Translations } from '../../platform/db/index.ts';
import type { ChoiceRow, FoodGroupRow } from '../catalog/catalog.tables.ts';
import type { ImportStore } from './catalog.ts';
import type { Fault } from './faults/fault.ts';

/** An error in a file with its position. */
export type Problem = Fault & { line: number; column: string | null };

/** A row of a file: cells by the lower-case names of the columns. */
export type Row = { line: number; cells: Record<string, string> };

export type ImportedVariation = { type: string; priceMinor: number; stock: number };
export type ImportedAddOn = { name: Translations; priceMinor: number };

/**
 * A checked product of a file in the terms of the catalog. Categories are names that are not resolved yet.
 */
export type ImportedProduct = ItemColumns & {
  line: number;
  externalId: string;
  store: ImportStore;
  category: string;
  /** The requested slug; another one is assigned if it is taken. */
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
  /** Null if stock is not counted. */
  stock: number | null;
  maximumCartQuantity: number | null;
  /** Addresses and file names. */
  pictures: string[];
  active: boolean;
  availableFrom: number | null;
  availableTo: number | null;
  dayparts: Daypart[];
  brand: string | null;
  condition: string | null;
  /** Null for that of its category; undefined to leave it as it is. */
  taxClassId: number | null | undefined;
};

/** What an import does with a row. */
export type RowChange = 'created' | 'updated' | 'unchanged';

/** Result of reading rows: a product or its errors. */
export type Read = { product: ImportedProduct } | { problems: Problem[] };
