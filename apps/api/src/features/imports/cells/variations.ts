import { combinationTypes } from '@errand/domain/catalog';
import type { ChoiceRow } from '../../catalog/catalog.tables.ts';
import type { ImportedVariation } from '../product.ts';
import type { Cells } from './cells.ts';
import {
  countFault,
  lengthFault,
  MAX_STOCK,
  MAX_VARIATION_CHARACTERS,
  MAX_VARIATIONS,
} from './text-rules.ts';
import { shortened } from './visible-text.ts';

/** All combinations of the options; null if there are more than ten thousand. */
export function combinations(choices: ChoiceRow[]): Set<string> | null {
  const types = combinationTypes(choices.map(({ options }) => options.map(({ en }) => en)));
  return types && new Set(types);
}

/** The stock of an item with variations is their sum. */
export function totalStock(variations: { stock: number }[], own: number | null): number {
  return variations.length > 0 ? variations.reduce((sum, { stock }) => sum + stock, 0) : (own ?? 0);
}

/** Reports variations that the database cannot hold: their number, their names and their total stock. */
export function checkVariations(cells: Cells, column: string, variations: ImportedVariation[]): void {
  const total = totalStock(variations, null);
  const fault =
    countFault(variations.length, MAX_VARIATIONS) ??
    variations.map(nameFault).find(Boolean) ??
    (total > MAX_STOCK ? `have ${total} pieces in total: at most ${MAX_STOCK} are allowed` : null);
  if (fault) cells.wrong(column, fault);
}

function nameFault({ type }: ImportedVariation): string | null {
  const fault = lengthFault(type, MAX_VARIATION_CHARACTERS);
  return fault && `"${shortened(type)}" ${fault}`;
}
