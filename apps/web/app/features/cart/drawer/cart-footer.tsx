import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { Button } from '@errand/ui/forms/button.tsx';
import { Price } from '@errand/ui/price.tsx';
import './cart-footer.css';

/** Subtotal and the drawer's button. */
export function CartFooter(props: {
  subtotalMinor: number;
  beforeDiscountMinor: number;
  empty: boolean;
  onProceed: () => void;
}) {
  const t = useText();
  const money = useMoney();
  const { subtotalMinor, beforeDiscountMinor, empty, onProceed } = props;
  return (
    <>
      {!empty && (
        <div className="layout-row layout-between cart-footer-subtotal">
          <span>
            <b className="text-title">{t('cart.subtotal')}</b>
            <span className="text-caption">{t('cart.atCheckout')}</span>
          </span>
          <span className="cart-footer-total" aria-live="polite">
            <Price
              now={money.exactMinor(subtotalMinor)}
              before={money.exactMinor(beforeDiscountMinor)}
              beforeLabel={t('ui.before')}
            />
          </span>
        </div>
      )}
      <Button size="lg" full onClick={onProceed}>
        {t(empty ? 'cart.continue' : 'cart.checkout')}
      </Button>
    </>
  );
}
