import type { Item } from '@errand/contract/catalog';
import { NO_SELECTION } from '@errand/domain/catalog';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { cx } from '#ui/cx.ts';
import '../cart.css';
import { needsChoice } from '../needs-choice.ts';
import { useQuantityInCart } from '../use-cart.ts';
import { useCartChanges } from '../use-cart-changes.ts';

/**
 * The disc on an item's picture: a plus, or how many are in the cart. What needs a choice opens the item
 * (`onOpen` instead of its own dialog or page), anything else is added at once.
 */
export function AddDisc({ item, onOpen }: { item: Item; onOpen?: () => void }) {
  const t = useText();
  const quantity = useQuantityInCart(item.id);
  const { add } = useCartChanges();
  const { show } = useOverlay('item');
  const navigate = useNavigate();
  const choose = needsChoice(item);

  function open(): void {
    if (onOpen) onOpen();
    else if (item.module_type === 'ecommerce') navigate(`/product/${item.slug}?module_id=${item.module_id}`);
    else show(item.slug);
  }

  function press(): void {
    if (choose) open();
    else void add({ item, selection: NO_SELECTION, addOns: [], quantity: 1 });
  }

  const action = t(choose ? 'cart.choose' : 'cart.add', { name: item.name });
  const label = quantity > 0 ? `${t('cart.inCart', { count: quantity })} ${action}` : action;
  return (
    <button type="button" className={cx('add', quantity > 0 && 'has')} aria-label={label} onClick={press}>
      {quantity > 0 ? (
        <span key={quantity} className="add-count">
          {quantity}
        </span>
      ) : (
        <Plus className="ic" size={18} strokeWidth={2} aria-hidden="true" />
      )}
    </button>
  );
}
