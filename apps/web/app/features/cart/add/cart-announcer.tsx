import { type Translate, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { lineKey } from '@errand/domain/cart';
import { announce } from '@errand/ui/live/announce.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCart } from '../sync/use-cart.ts';

/** The buttons of a stepper are pressed several times in a row. */
const SETTLE_MS = 600;

/**
 * Announces each change of the cart once, with the name of its item, from wherever it comes: this page, another tab or
 * another device. The lines that a page begins with are not announced.
 */
export function CartAnnouncer(): null {
  const t = useText();
  const { exactMinor } = useMoney();
  const { lines, loading, failed } = useCart();
  const announced = useRef<PricedCartLine[] | null>(null);
  const announceChange = useEffectEvent((before: PricedCartLine[], after: PricedCartLine[]) => {
    // An order has emptied the cart, and its page is announced.
    if (after.length === 0 && window.location.pathname === '/track-order') return;
    announce(textOf(before, after, t, exactMinor));
  });
  useEffect(() => {
    if (loading || failed) return undefined;
    const before = announced.current;
    if (before === null) {
      announced.current = lines;
      return undefined;
    }
    // An edit that is undone before that is not announced.
    const timer = setTimeout(() => {
      announced.current = lines;
      announceChange(before, lines);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [lines, loading, failed]);
  return null;
}

function textOf(
  before: PricedCartLine[],
  after: PricedCartLine[],
  t: Translate,
  exact: (minor: number) => string,
): string {
  const change = announcementOf(before, after);
  if (change === null) return '';
  const cart = t('cart.button', { count: after.length });
  if (change.kind === 'several') return cart;
  const { name } = change.line.details;
  if (change.kind === 'removed') return t('cart.removedLine', { name, cart });
  const total = exact(after.reduce((sum, { price }) => sum + price.totalMinor, 0));
  const text = t('ui.quantityTotal', { name, quantity: change.line.quantity, total });
  return change.kind === 'added' ? `${t('cart.added')}: ${text}` : text;
}

type CartAnnouncement =
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
