import { useText } from '@errand/client/i18n.tsx';
import { lineKey } from '@errand/domain/cart';
import { cx } from '@errand/ui/cx.ts';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import type { useCart } from '../sync/use-cart.ts';
import { useCartChanges } from '../sync/use-cart-changes.ts';
import { useOfflineQueue } from '../sync/use-offline-queue.ts';
import { CartStoreLink } from './cart-store-link.tsx';
import { CrossSell } from './cross-sell.tsx';
import { FreeDelivery } from './hints/free-delivery.tsx';
import { OfferHint } from './hints/offer-hint.tsx';
import { CartLineRow } from './line/cart-line-row.tsx';
import { useCartStore } from './use-cart-store.ts';
import './cart-content.css';

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
