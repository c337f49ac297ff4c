import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { StoreDetail } from '@errand/contract/stores';
import { lineKey } from '@errand/domain/cart';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { Price } from '@errand/ui/price.tsx';
import { CheckoutButton } from '../start/checkout-button.tsx';
import { GuestPrompt } from '../start/guest-prompt.tsx';
import { useCheckoutStart } from '../start/use-checkout-start.ts';
import { useCart } from '../sync/use-cart.ts';
import { CartStoreLink } from './cart-store-link.tsx';
import { FreeDelivery } from './hints/free-delivery.tsx';
import { OfferHint } from './hints/offer-hint.tsx';
import { CartLineRow } from './line/cart-line-row.tsx';
import { useCartStore } from './use-cart-store.ts';
import './cart-content.css';
import './order-panel.css';

const NO_LINES: PricedCartLine[] = [];

/** The cart beside a store's menu. Lines of another store are shown with that store's name. */
export function OrderPanel({ store }: { store: StoreDetail }) {
  const t = useText();
  const money = useMoney();
  const cart = useCart();
  const { proceed, prompt } = useCheckoutStart(cart.count === 0);
  const own = cart.lines[0]?.storeId === store.id;
  const cartStore = useCartStore(own ? NO_LINES : cart.lines);
  return (
    <aside className="cart-panel" aria-label={t('cart.order')}>
      <div className="layout-row layout-between">
        <h2 className="text-h3">{t('cart.order')}</h2>
        {cart.count > 0 && <span className="text-caption">{t('cart.items', { count: cart.count })}</span>}
      </div>
      {cart.loading && <Skeleton height="120px" radius="18px" />}
      {!cart.loading && cart.count === 0 && (
        <div className="cart-panel-empty">
          <StaticPicture name="shopping-bags" width={72} />
          <p className="text-meta">{t('cart.orderEmpty')}</p>
        </div>
      )}
      {cart.count > 0 && (
        <>
          {!own && <CartStoreLink lines={cart.lines} />}
          <FreeDelivery
            subtotalMinor={cart.subtotalMinor}
            storeFree={(own ? store : cartStore)?.free_delivery}
          />
          <OfferHint lines={cart.lines} />
          <ul className="cart-content-lines cart-panel-lines">
            {cart.lines.map((line) => (
              <CartLineRow key={lineKey(line)} line={line} lines={cart.lines} small />
            ))}
          </ul>
          <div className="layout-row layout-between">
            <span className="text-muted">{t('cart.subtotal')}</span>
            <Price
              now={money.exactMinor(cart.subtotalMinor)}
              before={money.exactMinor(cart.beforeDiscountMinor)}
            />
          </div>
          <CheckoutButton
            subtotalMinor={cart.subtotalMinor}
            store={own ? store : cartStore}
            onProceed={proceed}
          />
        </>
      )}
      <GuestPrompt {...prompt} />
    </aside>
  );
}
