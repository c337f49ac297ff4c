import { useText } from '@errand/client/i18n.tsx';
import { ShoppingBag } from 'lucide-react';
import { useOverlay } from '#platform/overlay.ts';
import { useCart } from '../sync/use-cart.ts';
import './cart-button.css';

/** The header's cart button; the badge counts lines and animates on changes. */
export function CartButton() {
  const t = useText();
  const { count } = useCart();
  const { show } = useOverlay('cart');
  return (
    <button type="button" className="icon-button" onClick={() => show()}>
      <span className="sr-only">{t('cart.button', { count })}</span>
      <ShoppingBag className="icon" size={22} />
      {count > 0 && (
        <span key={count} className="badge cart-button-badge" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
