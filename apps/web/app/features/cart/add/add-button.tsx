import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { cx } from '@errand/ui/cx.ts';
import { Plus } from 'lucide-react';
import { useQuantityInCart } from '../sync/use-cart.ts';
import { useAddOrChoose } from './use-add-or-choose.ts';
import './add-button.css';

/**
 * The add button on an item's picture: a plus, or the quantity in the cart. An item that needs a choice opens
 * (`onOpen` replaces its own dialog or page); any other is added immediately.
 */
export function AddButton({ item, onOpen }: { item: Item; onOpen?: () => void }) {
  const t = useText();
  const quantity = useQuantityInCart(item.id);
  const { add, needsChoice } = useAddOrChoose(item, onOpen);
  const action = t(needsChoice ? 'cart.choose' : 'cart.add', { name: item.name });
  const label = quantity > 0 ? `${t('cart.inCart', { count: quantity })} ${action}` : action;
  return (
    <button
      type="button"
      className={cx('add-button', quantity > 0 && 'in-cart')}
      aria-label={label}
      onClick={add}
    >
      {quantity > 0 ? (
        <span key={quantity} className="add-button-count">
          {quantity}
        </span>
      ) : (
        <Plus className="icon icon-bold" size={18} />
      )}
    </button>
  );
}
