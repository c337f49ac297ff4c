import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { Choice } from '@errand/contract/cart-line';
import type { Item } from '@errand/contract/catalog';
import { pricedItem } from '@errand/contract/priced-item';
import type { CartEdit } from './cart-edits.ts';

/** The unsent edits in a stored text, if they are the visitor's. Those that can no longer be sent are left out. */
export function readEdits(text: string, visitor: string): CartEdit[] {
  try {
    const stored = fieldsOf(JSON.parse(text));
    return stored.visitor === visitor ? listOf(stored.edits).flatMap(readEdit) : [];
  } catch {
    return [];
  }
}

/** An unsent edit, which an earlier version may have stored; none if it can no longer be sent. */
function readEdit(stored: unknown): CartEdit[] {
  const { kind, key, quantity, moduleId, replace, sendKey, choice: stale } = fieldsOf(stored);
  if (kind === 'clear') return isInteger(moduleId) ? [{ kind, moduleId }] : [];
  const choice = readChoice(stale);
  if (kind === 'add') {
    const known = typeof sendKey === 'string' ? sendKey : crypto.randomUUID();
    return choice ? [{ kind, choice, replace: replace === true, sendKey: known }] : [];
  }
  if (typeof key !== 'string') return [];
  if (kind === 'remove') return [{ kind, key }];
  if (kind === 'quantity') return isInteger(quantity) ? [{ kind, key, quantity }] : [];
  return choice && (kind === 'update' || kind === 'accept-price') ? [{ kind, key, choice }] : [];
}

/** A choice, which an earlier version may have stored; null if its item can no longer be priced. */
export function readChoice(stored: unknown): Choice | null {
  const { item: known, selection, addOns, quantity } = fieldsOf(stored);
  const item = readItem(known);
  if (!item || !isInteger(quantity)) return null;
  const { groups, variation } = fieldsOf(selection);
  return {
    item,
    selection: {
      groups: listOf(groups).flatMap((group) => {
        const { name, labels } = fieldsOf(group);
        const texts = listOf(labels).filter((label) => typeof label === 'string');
        return typeof name === 'string' ? [{ name, labels: texts }] : [];
      }),
      variation: typeof variation === 'string' ? variation : null,
    },
    addOns: listOf(addOns).flatMap((addOn) => {
      const { id, quantity: count } = fieldsOf(addOn);
      return isInteger(id) && isInteger(count) ? [{ id, quantity: count }] : [];
    }),
    quantity,
  };
}

const LISTS = [
  'images_full_url',
  'category_ids',
  'variations',
  'food_variations',
  'add_ons',
  'choice_options',
  'nutritions_name',
  'allergies_name',
  'generic_name',
  'tags',
] as const satisfies (keyof Item)[];

/** Lists that an earlier version did not know are empty. */
function readItem(stored: unknown): Item | null {
  const fields = fieldsOf(stored);
  const lists = Object.fromEntries(LISTS.map((name) => [name, listOf(fields[name])]));
  const item = { ...fields, ...lists } as Item;
  if (![item.id, item.store_id, item.module_id].every(isInteger) || typeof item.name !== 'string')
    return null;
  try {
    return Number.isFinite(pricedItem(item, 0).priceMinor) ? item : null;
  } catch {
    return null;
  }
}

function listOf(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function isInteger(stored: unknown): stored is number {
  return Number.isInteger(stored);
}
