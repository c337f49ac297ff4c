import type { ErrorCode } from '@errand/contract';
import { type Cart, type CartLine, type CartRejection, quantityInOtherLines } from '@errand/domain/cart';
import { checkLine } from '@errand/domain/catalog';
import type { LanguageCode } from '@errand/domain/language';
import { minutesText, weekdayName } from '@errand/domain/time';
import { translated } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { errorText } from '../../platform/texts/index.ts';
import { type SaleItem, selectionIn } from '../catalog/index.ts';

export type Problem = { code: ErrorCode; details?: Record<string, unknown>; field?: string };

/**
 * Why the item cannot be ordered now, with the details its message needs in a language; null when it can. Campaign
 * items are ordered without a cart: `direct`.
 */
export function itemProblem(item: SaleItem, language: LanguageCode, direct = false): Problem | null {
  const { row, onSale, availableNow } = item;
  if (!onSale) return { code: 'item_unavailable', details: { item_id: row.id } };
  if (row.campaign_starts_ms !== null && !direct) {
    return { code: 'campaign_item', details: { item_id: row.id } };
  }
  if (availableNow || row.schedule_order) return null;
  return { code: 'not_available', details: { item_id: row.id, ...soldNextWords(item, language) } };
}

const WEEK = 7;

/** When the item is sold next, as its message says it: `sold` selects the words, `day` and `time` fill them. */
function soldNextWords({ soldNext: next, clock }: SaleItem, language: LanguageCode) {
  if (!next) return {};
  const { inDays, weekday, minutes } = next;
  const later = inDays < WEEK ? 'on' : 'next';
  const sold = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : later;
  return { sold, day: weekdayName(weekday, language), time: minutesText(minutes, clock, language) };
}

/** Why a line of the cart cannot be ordered; null when it can. */
export function lineProblem(
  cart: Cart,
  line: CartLine,
  item: SaleItem,
  language: LanguageCode,
  direct = false,
): Problem | null {
  const unsold = itemProblem(item, language, direct);
  if (unsold) return unsold;
  const elsewhere = quantityInOtherLines(cart.lines, line.item.id, [line.id]);
  const checked = checkLine(line.item, line.selection, line.addOns, line.quantity, elsewhere);
  return checked.ok ? null : problemOf(checked, item, language);
}

/**
 * Maps a rejection of the domain to an error code with the details its message needs, in the visitor's
 * language.
 */
export function problemOf(rejection: CartRejection, item: SaleItem, language: LanguageCode): Problem {
  switch (rejection.code) {
    case 'line_gone':
      return { code: 'cart_line_gone' };
    case 'quantity_invalid':
      return { code: 'validation', field: 'quantity' };
    case 'other_store':
      return { code: 'other_store', details: { store_id: rejection.storeId } };
    case 'add_on_unknown':
      return { code: 'add_on_unknown', details: { id: rejection.id } };
    case 'out_of_stock':
    case 'out_of_limits':
      return { code: rejection.code, details: { maximum: rejection.maximum } };
    case 'variation_count':
      return { code: rejection.code, details: { ...rejection, ...named(rejection.name, item, language) } };
    case 'no_changes':
      return { code: 'no_changes' };
    default:
      return { code: rejection.code, details: named(rejection.name, item, language) };
  }
}

export function rejectLine({ code, details, field }: Problem): never {
  throw new AppError(code, details, field);
}

export function problemText({ code, details }: Problem, language: LanguageCode): string {
  return errorText(code, language, details);
}

/**
 * The group's name in the language. A group without a name is named after the item's choices: "Color,
 * Size".
 */
function named(name: string, { row }: SaleItem, language: LanguageCode): { name: string } {
  if (name === '') return { name: row.choices.map(({ title }) => translated(title, language)).join(', ') };
  const isGroup = row.food_groups.some((group) => group.name.en === name);
  const selection = isGroup
    ? { groups: [{ name, labels: [] }], variation: null }
    : { groups: [], variation: name };
  const shown = selectionIn(row, selection, language);
  return { name: shown.groups[0]?.name ?? shown.variation ?? name };
}
