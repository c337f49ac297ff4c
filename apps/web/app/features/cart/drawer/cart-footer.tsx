import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { Button } from '@errand/ui/forms/button.tsx';
import { Price } from '@errand/ui/price.tsx';
import { CheckoutButton } from '../start/checkout-button.tsx';
import { useCartStore } from './use-cart-store.ts';
import './cart-footer.css';

/** Subtotal and the drawer's button. */
export function CartFooter(props: {
  subtotalMinor: number;
  beforeDiscountMinor: number;
  lines: PricedCartLine[];
  onProceed: () => void;
}) {
  const t = useText();
  const money = useMoney();
  const { subtotalMinor, beforeDiscountMinor, lines, onProceed } = props;
  const store = useCartStore(lines);
  return (
    <>
      {lines.length > 0 && (
        <div className="layout-row layout-between cart-footer-subtotal">
          <span>
            <b className="text-title">{t('cart.subtotal')}</b>
            <span className="text-caption">{t('cart.atCheckout')}</span>
          </span>
          <span className="cart-footer-total">
            <Price
              now={money.exactMinor(subtotalMinor)}
              before={money.exactMinor(beforeDiscountMinor)}
              beforeLabel={t('ui.before')}
            />
          </span>
        </div>
      )}
      {lines.length === 0 ? (
        <Button size="lg" full onClick={onProceed}>
          {t('cart.continue')}
        </Button>
      ) : (
        <CheckoutButton lines={lines} store={store} onProceed={onProceed} />
      )}
    </>
  );
}
