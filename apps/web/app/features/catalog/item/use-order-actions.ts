import { useText } from '@errand/client/i18n.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useNavigate } from 'react-router';
import { type DirectPage, storeDirectOrder } from '#features/cart/index.ts';
import { readSession } from '#platform/session/index.ts';
import type { ItemOrder } from './options/use-item-order.ts';

type Options = { replace?: boolean; onAdded?: () => void };

/** The buttons of an item. `replace`: the dialog's own history entry is left behind when it leads to checkout. */
export function useOrderActions(order: ItemOrder, { replace = false, onAdded }: Options = {}) {
  const navigate = useNavigate();
  const t = useText();

  async function addToCart(): Promise<void> {
    if (await order.submit()) onAdded?.();
  }

  /** The chosen line goes to a checkout of its own; the cart stays as it is. */
  function checkOut(page: DirectPage): void {
    if (!order.check()) return;
    const { item, selection, addOns, quantity } = order;
    storeDirectOrder(page, { item, selection, addOns, quantity });
    void navigate(`/checkout?page=${page}`, { replace });
  }

  /** Only customers may order campaign items (001 §4). */
  function orderNow(): void {
    if (readSession().token) checkOut('campaign');
    else toastError(t('catalog.notLoggedIn'));
  }

  return { addToCart, buyNow: () => checkOut('buy_now'), orderNow };
}

/** What may be done with an item now: a campaign item only has Order Now, an unavailable one may have nothing. */
export function orderKind({ item }: ItemOrder): 'none' | 'campaign' | 'food' | 'goods' {
  if (!item.available_now && !item.schedule_order) return 'none';
  if (item.available_date_starts !== null || item.available_date_ends !== null) return 'campaign';
  return item.module_type === 'food' ? 'food' : 'goods';
}
