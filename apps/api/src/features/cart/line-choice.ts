import type { ParsedInput } from '@errand/contract';
import type { addToCart, CartLine as WireLine } from '@errand/contract/cart';
import { type AddOnChoice, NO_SELECTION, type Selection, selectedVariation } from '@errand/domain/catalog';
import type { LanguageCode } from '@errand/domain/language';
import { type MoneyStyle, toMajor } from '@errand/domain/money';
import { AppError } from '../../platform/http/index.ts';
import { englishSelection, type SaleItem, selectionIn } from '../catalog/index.ts';
import type { LineChoice } from './cart.tables.ts';

type SentVariation = ParsedInput<typeof addToCart>['body']['variation'];

/** Parses a client's `variation`, in any language, into a selection of the item. */
export function selectionOf(item: SaleItem, sent: SentVariation): Selection {
  const groups = sent.flatMap((entry) =>
    'values' in entry ? [{ name: entry.name, labels: entry.values.label }] : [],
  );
  const types = sent.flatMap((entry) => ('type' in entry ? [entry.type] : []));
  if (types.length > 1) throw new AppError('validation', undefined, 'variation');
  const picked = groups.filter((group) => group.labels.length > 0);
  return englishSelection(item.row, { groups: picked, variation: types[0] ?? null });
}

/**
 * Parses `add_on_ids` with `add_on_qtys` of the same index. A missing quantity is 1, and 0 omits the
 * add-on.
 */
export function addOnsOf(ids: number[], quantities: number[]): AddOnChoice[] {
  if (quantities.length > ids.length) throw new AppError('validation', undefined, 'add_on_qtys');
  return ids
    .map((id, index) => ({ id, quantity: quantities[index] ?? 1 }))
    .filter((choice) => choice.quantity > 0);
}

/** A selection as it is stored. */
export function choiceOf(selection: Selection): LineChoice {
  if (selection.variation !== null) return { kind: 'variation', type: selection.variation };
  return selection.groups.length > 0 ? { kind: 'food', groups: selection.groups } : { kind: 'plain' };
}

export function selectionOfChoice(choice: LineChoice): Selection {
  if (choice.kind === 'food') return { ...NO_SELECTION, groups: choice.groups };
  return choice.kind === 'variation' ? { ...NO_SELECTION, variation: choice.type } : NO_SELECTION;
}

/** A selection as clients read it, in the visitor's language. */
export function wireVariation(
  item: SaleItem,
  selection: Selection,
  language: LanguageCode,
  { digits }: MoneyStyle,
): WireLine['variation'] {
  const shown = selectionIn(item.row, selection, language);
  if (shown.variation === null) {
    return shown.groups.map(({ name, labels }) => ({ name, values: { label: labels } }));
  }
  const known = selectedVariation(item.priced, selection);
  const price = known ? toMajor(known.priceMinor, digits) : undefined;
  return [{ type: shown.variation, price, stock: known?.stock ?? undefined }];
}
