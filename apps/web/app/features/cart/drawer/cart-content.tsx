import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { listPopularItems } from '@errand/contract/catalog-lists';
import { pricedItem } from '@errand/contract/priced-item';
import { lineKey } from '@errand/domain/cart';
import { NO_SELECTION, priceTag } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { AddButton } from '../add/add-button.tsx';
import { needsChoice } from '../add/use-add-or-choose.ts';
import { quantityInCart, type useCart } from '../sync/use-cart.ts';
import { useCartChanges } from '../sync/use-cart-changes.ts';
import { useOfflineQueue } from '../sync/use-offline-queue.ts';
import { CartStoreLink } from './cart-store-link.tsx';
import { FreeDelivery } from './hints/free-delivery.tsx';
import { OfferHint } from './hints/offer-hint.tsx';
import { CartLineRow } from './line/cart-line-row.tsx';
import { useCartStore } from './use-cart-store.ts';
import './cart-content.css';
import './cross-sell.css';

/** The scrolling part of the drawer: the lines, or its loading, failed or empty state. */
export function CartContent({ cart }: { cart: ReturnType<typeof useCart> }) {
  const t = useText();
  const store = useCartStore(cart.lines);
  if (cart.loading) return <CartSkeleton />;
  if (cart.failed) {
    return (
      <FailedState
        picture="compass"
        title={t('cart.failedTitle')}
        text={t('cart.failedText')}
        onRetry={cart.retry}
      />
    );
  }
  if (cart.count === 0) {
    return <EmptyState picture="shopping-bags" title={t('cart.emptyTitle')} text={t('cart.emptyText')} />;
  }
  return (
    <>
      <OfflineNote />
      <CartStoreLink lines={cart.lines} />
      <div className="cart-content-progress">
        <FreeDelivery subtotalMinor={cart.subtotalMinor} storeFree={store?.free_delivery} />
        <OfferHint lines={cart.lines} />
      </div>
      <ul className="cart-content-lines">
        {cart.lines.map((line) => (
          <CartLineRow key={lineKey(line)} line={line} lines={cart.lines} />
        ))}
      </ul>
      <ClearCart />
      <CrossSell lines={cart.lines} />
    </>
  );
}

function OfflineNote() {
  const t = useText();
  const { offline } = useOfflineQueue();
  return (
    <Note
      live="changes"
      tone="warn"
      icon={offline ? CloudOff : undefined}
      text={offline && t('cart.offlineNote')}
      className={cx('cart-content-offline', !offline && 'sr-only')}
    />
  );
}

function ClearCart() {
  const t = useText();
  const { clear } = useCartChanges();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-link underlined cart-content-clear"
        onClick={() => setConfirming(true)}
      >
        {t('cart.clear')}
      </button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('cart.clearTitle')}
        text={t('cart.clearText')}
        cancel={t('cart.cancel')}
        confirm={t('cart.clear')}
        danger
        onConfirm={() => {
          setConfirming(false);
          clear();
        }}
      />
    </>
  );
}

function CartSkeleton() {
  return (
    <div className="cart-content-lines" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div className="cart-line-row" key={row}>
          <Skeleton width="72px" height="72px" radius="18px" />
          <div className="cart-line-row-main cart-content-skeleton">
            <Skeleton width="70%" height="1.1em" />
            <Skeleton width="45%" height="0.9em" />
            <Skeleton width="104px" height="36px" radius="18px" />
          </div>
        </div>
      ))}
    </div>
  );
}

const SHOWN = 3;

/** A few items of the same store that are not in the cart yet and need no choice. */
function CrossSell({ lines }: { lines: PricedCartLine[] }) {
  const t = useText();
  const { style, exactMinor } = useMoney();
  const storeId = lines[0]?.storeId;
  const { data } = useQuery({
    queryKey: queryKeys.crossSell(storeId),
    queryFn: () => api.call(listPopularItems, { query: { store_id: storeId, limit: 40 } }),
    enabled: storeId !== undefined,
    staleTime: 300_000,
  });
  const offered = (data?.products ?? []).filter(
    (item) => quantityInCart(lines, item.id) === 0 && item.available_now && item.stock !== 0,
  );
  const items = offered.filter((item) => !needsChoice(item)).slice(0, SHOWN);
  if (items.length < SHOWN) return null;
  return (
    <section className="cross-sell" aria-labelledby="goes-with">
      <h3 className="text-label" id="goes-with">
        {t('cart.goesWith')}
      </h3>
      <div className="layout-row cross-sell-row">
        {items.map((item) => (
          <article className="cross-sell-item item-card" key={item.id}>
            <Tile name={item.name} src={item.image_full_url} art={item.art} width={112}>
              <AddButton item={item} />
            </Tile>
            <b className="text-micro text-clip cross-sell-name">{item.name}</b>
            <span className="text-micro text-muted">
              <bdi dir="ltr">
                {exactMinor(priceTag(pricedItem(item, style.digits), NO_SELECTION).nowMinor)}
              </bdi>
            </span>
          </article>
        ))}
      </div>
    </section>
  );
}
