import { useText } from '@errand/client/i18n.tsx';
import { Drawer } from '@errand/ui/dialog.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { GuestPrompt } from '../start/guest-prompt.tsx';
import { useCheckoutStart } from '../start/use-checkout-start.ts';
import { useCart } from '../sync/use-cart.ts';
import { CartContent } from './cart-content.tsx';
import { CartFooter } from './cart-footer.tsx';
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
