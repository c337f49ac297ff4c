import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { Drawer } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Price } from '@errand/ui/price.tsx';
import { useFreeDelivery } from '#platform/free-delivery.ts';
import { useOverlay } from '#platform/overlay.ts';
import { CheckoutButton } from '../start/checkout-button.tsx';
import { GuestPrompt } from '../start/guest-prompt.tsx';
import { useCheckoutStart } from '../start/use-checkout-start.ts';
import { useCart } from '../sync/use-cart.ts';
import { CartContent } from './cart-content.tsx';
import { useCartStore } from './use-cart-store.ts';
import './cart-drawer.css';

/** The cart over any page. */
export function CartDrawer() {
  const t = useText();
  const { open, close } = useOverlay('cart');
  const cart = useCart();
  const empty = cart.count === 0;
  const { proceed, prompt } = useCheckoutStart(empty);
  const loaded = !cart.loading && !cart.failed;
  return (
    <>
      <Drawer
        open={open}
        onClose={close}
        title={t('cart.title')}
        className="cart-drawer"
        actions={
          !empty && (
            <span className="text-caption cart-drawer-count">{t('cart.items', { count: cart.count })}</span>
          )
        }
        footer={
          loaded && (
            <CartFooter
              subtotalMinor={cart.subtotalMinor}
              beforeDiscountMinor={cart.beforeDiscountMinor}
              lines={cart.lines}
              onProceed={proceed}
            />
          )
        }
      >
        <CartContent cart={cart} />
      </Drawer>
      <GuestPrompt {...prompt} />
    </>
  );
}

/** Subtotal and the drawer's button. */
function CartFooter(props: {
  subtotalMinor: number;
  beforeDiscountMinor: number;
  lines: PricedCartLine[];
  onProceed: () => void;
}) {
  const t = useText();
  const money = useMoney();
  const { subtotalMinor, beforeDiscountMinor, lines, onProceed } = props;
  const store = useCartStore(lines);
  const { fromMinor } = useFreeDelivery();
  const isFree = store?.free_delivery || (fromMinor !== null && subtotalMinor >= fromMinor);
  return (
    <>
      {lines.length > 0 && (
        <div className="layout-row layout-between cart-footer-subtotal">
          <span>
            <b className="text-title">{t('cart.subtotal')}</b>
            <span className="text-caption">{t(isFree ? 'cart.taxAtCheckout' : 'cart.atCheckout')}</span>
          </span>
          <span className="cart-footer-total">
            <Price now={money.exactMinor(subtotalMinor)} before={money.exactMinor(beforeDiscountMinor)} />
          </span>
        </div>
      )}
      {lines.length === 0 ? (
        <Button size="lg" full onClick={onProceed}>
          {t('cart.continue')}
        </Button>
      ) : (
        <CheckoutButton subtotalMinor={subtotalMinor} store={store} onProceed={onProceed} />
      )}
    </>
  );
}
