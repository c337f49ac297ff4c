import { hasStock } from '../modules/index.ts';
import type { CartLine } from './line.ts';

type Keyed = Pick<CartLine, 'item' | 'selection' | 'addOns'>;

/**
 * Identity of a line: two lines with the same key are merged. Food: item, options and add-ons, independent of the order
 * in which they were selected. Other modules: item and variation.
 */
export function lineKey({ item, selection, addOns }: Keyed): string {
  if (hasStock(item.moduleType)) return JSON.stringify([item.id, selection.variation]);
  const groups = selection.groups
    .filter((group) => group.labels.length > 0)
    .map((group) => [group.name, group.labels.toSorted()] as const)
    .toSorted((a, b) => (a[0] < b[0] ? -1 : 1));
  const extras = addOns.map(({ id, quantity }) => [id, quantity] as const).toSorted((a, b) => a[0] - b[0]);
  return JSON.stringify([item.id, groups, extras]);
}

/**
 * The cart line that the item dialog edits ("Update To Cart"), or null. Food matches by item id [CART-36], other modules
 * by item id and variation [CART-37]. Of several lines of one dish, an equal selection wins.
 */
export function findInCart(lines: CartLine[], chosen: Keyed): CartLine | null {
  const key = lineKey(chosen);
  const alike = lines.find((line) => lineKey(line) === key);
  if (alike || hasStock(chosen.item.moduleType)) return alike ?? null;
  return lines.find((line) => line.item.id === chosen.item.id) ?? null;
}
