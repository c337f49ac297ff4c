import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { useCart } from '../sync/use-cart.ts';
import './cart-bar.css';

/** The cart button pinned to the bottom of narrow screens while the cart has lines. */
export function CartBar() {
  const t = useText();
  const money = useMoney();
  const { count, subtotalMinor } = useCart();
  const { show } = useOverlay('cart');
  if (count === 0) return null;
  return (
    <div className="cart-bar cart-bar-pinned" data-bottom-bar>
      <Button size="lg" full split onClick={() => show()}>
        <span className="layout-row">
          <i className="cart-bar-count" aria-hidden="true">
            {count}
          </i>
          {t('cart.view')}
          <span className="sr-only">{t('cart.items', { count })}</span>
        </span>
        <b>
          <bdi dir="ltr">{money.exactMinor(subtotalMinor)}</bdi>
        </b>
      </Button>
    </div>
  );
}
