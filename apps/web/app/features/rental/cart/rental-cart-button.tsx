import { useText } from '@errand/client/i18n.tsx';
import { ShoppingBag } from 'lucide-react';
import { useOverlay } from '#platform/overlay.ts';
import { useRentalCart } from './use-rental-cart.ts';

/** The header's rental cart button; the badge counts vehicles. */
export function RentalCartButton() {
  const t = useText();
  const { count } = useRentalCart();
  const { show } = useOverlay('cart');
  return (
    <button type="button" className="icon-button" onClick={() => show()}>
      <span className="sr-only">{t('rental.cartButton', { count })}</span>
      <ShoppingBag className="icon" size={22} />
      {count > 0 && (
        <span key={count} className="badge" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
