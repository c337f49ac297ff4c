import type { PricedCartLine } from '@errand/contract/cart-line';
import { lineKey } from '@errand/domain/cart';

export type CartAnnouncement =
  | { kind: 'added' | 'changed' | 'removed'; line: PricedCartLine }
  /** Several lines have changed at once. */
  | { kind: 'several' };

/** What to announce when the shown cart has changed; null if nothing did that a customer would notice. */
export function announcementOf(
  before: readonly PricedCartLine[],
  after: readonly PricedCartLine[],
): CartAnnouncement | null {
  const old = new Map(before.map((line) => [lineKey(line), line]));
  const present = new Set(after.map(lineKey));
  const added = after.filter((line) => !old.has(lineKey(line)));
  const removed = before.filter((line) => !present.has(lineKey(line)));
  const changed = after.filter((line) => {
    const known = old.get(lineKey(line));
    return known && (known.quantity !== line.quantity || known.price.totalMinor !== line.price.totalMinor);
  });
  const [line] = [...added, ...changed];
  // Other choices of an item have another key.
  const isEdit = added.length === 1 && removed.length === 1 && added[0]?.item.id === removed[0]?.item.id;
  if (line && added.length === 1 && isEdit && changed.length === 0) return { kind: 'changed', line };
  if (line && removed.length === 0 && added.length + changed.length === 1)
    return { kind: added.length === 1 ? 'added' : 'changed', line };
  if (removed[0] && removed.length === 1 && added.length + changed.length === 0)
    return { kind: 'removed', line: removed[0] };
  return added.length + changed.length + removed.length === 0 ? null : { kind: 'several' };
}
