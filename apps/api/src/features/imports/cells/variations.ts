import { combinationTypes, ITEM_LIMITS } from '@errand/domain/catalog';
import type { ChoiceRow } from '../../catalog/catalog.tables.ts';
import { type Fault, fault } from '../faults/fault.ts';
import type { ImportedVariation } from '../product.ts';
import type { Cells } from './cells.ts';
import { shortened } from './shortened.ts';
import { countFault, lengthFault } from './text-rules.ts';

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
  const found =
    countFault(variations.length, ITEM_LIMITS.variations) ??
    variations.map(nameFault).find(Boolean) ??
    (total > ITEM_LIMITS.stock ? fault('pieces', { count: total, most: ITEM_LIMITS.stock }) : null);
  if (found) cells.wrong(column, found);
}

function nameFault({ type }: ImportedVariation): Fault | null {
  const found = lengthFault(type, ITEM_LIMITS.variationCharacters);
  return found && fault('part', { value: shortened(type), fault: found });
}
