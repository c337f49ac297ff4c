import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import { wireVariation } from '#platform/priced-item.ts';
import { readSession } from '#platform/session/index.ts';
import { toastError } from '#ui/toast.tsx';
import type { ItemOrder } from './use-item-order.ts';

type Options = { replace?: boolean; onAdded?: () => void };

/** The buttons of an item. `replace`: the dialog's own history entry is left behind when it leads to checkout. */
export function useOrderActions(order: ItemOrder, { replace = false, onAdded }: Options = {}) {
  const navigate = useNavigate();
  const t = useText();
  const [buying, setBuying] = useState(false);

  async function addToCart(): Promise<void> {
    if (await order.submit()) onAdded?.();
  }

  async function buyNow(): Promise<void> {
    setBuying(true);
    const ready = order.unchanged || (await order.submit());
    setBuying(false);
    if (ready) navigate('/checkout?page=cart', { replace });
  }

  /** Campaign items skip the cart; only customers may order them (001 §4). */
  function orderNow(): void {
    if (!readSession().token) return toastError(t('catalog.notLoggedIn'));
    if (!order.check()) return;
    const { item, selection, addOns, quantity } = order;
    const line = {
      item_id: item.id,
      model: 'ItemCampaign',
      quantity,
      variation: wireVariation(item, selection),
      add_on_ids: addOns.map(({ id }) => id),
      add_on_qtys: addOns.map((choice) => choice.quantity),
    };
    navigate('/checkout?page=campaign', { replace, state: { line } });
  }

  return { addToCart, buyNow, orderNow, buying };
}

/** What may be done with an item now: a campaign item only has Order Now, an unavailable one may have nothing. */
export function orderKind({ item }: ItemOrder): 'none' | 'campaign' | 'food' | 'goods' {
  if (!item.available_now && !item.schedule_order) return 'none';
  if (item.available_date_starts !== null || item.available_date_ends !== null) return 'campaign';
  return item.module_type === 'food' ? 'food' : 'goods';
}
