import { useText } from '@errand/client/i18n.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { type DirectPage, storeDirectOrder } from '#features/cart/index.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { readSession } from '#platform/session/index.ts';
import type { ItemOrder } from '../options/use-item-order.ts';

type Options = { replace?: boolean; onAdded?: () => void };

/** The order buttons of an item. `replace`: checkout replaces the dialog's history entry. */
export function useOrderActions(order: ItemOrder, { replace = false, onAdded }: Options = {}) {
  const navigate = useNavigate();
  const t = useText();
  const auth = useOverlay('auth');

  async function addToCart(): Promise<void> {
    if (await order.submit()) onAdded?.();
  }

  /** The chosen line gets its own checkout; the cart is unchanged [ITEM-63]. */
  function checkOut(page: DirectPage): void {
    if (!order.check()) return;
    const { item, selection, addOns, quantity } = order;
    storeDirectOrder(page, { item, selection, addOns, quantity });
    void navigate(`/checkout?page=${page}`, { replace });
  }

  /** Only customers may order campaign items [ITEM-64]. */
  function orderNow(): void {
    if (readSession().token) checkOut('campaign');
    else {
      const action = { label: t('wishlist.signIn'), onClick: () => auth.show('sign-in') };
      toastError(t('catalog.notLoggedIn'), { action });
    }
  }

  return { addToCart, buyNow: () => checkOut('buy_now'), orderNow };
}

/** The available order actions: a campaign item has only Order Now, an unavailable item may have none. */
export function orderKind({ item }: ItemOrder): 'none' | 'campaign' | 'food' | 'goods' {
  if (!item.available_now && !item.schedule_order) return 'none';
  if (item.available_date_starts !== null || item.available_date_ends !== null) return 'campaign';
  return item.module_type === 'food' ? 'food' : 'goods';
}
