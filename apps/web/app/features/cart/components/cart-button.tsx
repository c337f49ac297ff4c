import { useText } from '@errand/client/i18n.tsx';
import { ShoppingBag } from 'lucide-react';
import { useOverlay } from '#platform/overlay.ts';
import '../cart.css';
import { useCart } from '../use-cart.ts';

/** The bar's way to the cart; the badge counts lines and bumps when their number changes. */
export function CartButton() {
  const t = useText();
  const { count } = useCart();
  const { show } = useOverlay('cart');
  return (
    <button type="button" className="ibtn" onClick={() => show()}>
      <span className="sr-only">{t('cart.button', { count })}</span>
      <ShoppingBag className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />
      {count > 0 && (
        <span key={count} className="badge cart-badge" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
