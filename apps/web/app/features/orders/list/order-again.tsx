import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError, type ResponseOf } from '@errand/contract';
import { fromWireLine } from '@errand/contract/cart-line';
import type { Order } from '@errand/contract/orders';
import { type ReorderChange, reorder } from '@errand/contract/orders-reorder';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { confirmOtherStore } from '#features/cart/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useOverlay } from '#platform/overlay.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { saveSession, useSession } from '#platform/session/index.ts';
import './order-again.css';
import { orderBadge } from '../order-ends.ts';

type ReorderResult = ResponseOf<typeof reorder>;

/** Adds the items of a past order to the cart. Changes since then are shown before checkout. */
export function OrderAgain({ order, small }: { order: Order; small?: boolean }) {
  const t = useText();
  const { module } = useSession();
  const client = useQueryClient();
  const { digits } = useMoney().style;
  const cart = useOverlay('cart');
  const [result, setResult] = useState<ReorderResult | null>(null);

  const again = useMutation({
    mutationFn: () => addToCart(order),
    onSuccess: (reordered) => {
      if (reordered === null) return;
      if (reordered.added > 0) {
        const lines = reordered.cart.map((line) => fromWireLine(line, digits));
        client.setQueryData(queryKeys.cart.of(reordered.module_id), lines);
      }
      if (reordered.changes.length > 0) return setResult(reordered);
      toastDone(reordered.message);
      openCart(reordered);
    },
    onError: (error) => toastError(error.message),
  });

  /** Each module has its own cart: switches the module if necessary, which reloads the page. */
  function openCart(reordered: ReorderResult): void {
    if (module?.id === reordered.module_id) return cart.show();
    saveSession({ module: { id: reordered.module_id, module_type: reordered.module_type } });
    window.location.assign('/home?cart=open');
  }

  return (
    <>
      <Button
        variant={small ? 'soft' : 'primary'}
        size={small ? 'sm' : 'md'}
        full={!small}
        loading={again.isPending}
        onClick={() => again.mutate()}
      >
        {!small && <RotateCcw size={20} />}
        {t('orders.again')}
      </Button>
      <Dialog
        open={result !== null}
        onClose={() => setResult(null)}
        title={t(result?.added === 0 ? 'orders.againNone' : 'orders.againTitle')}
        footer={
          <Button
            size="lg"
            full
            onClick={() => {
              const reordered = result;
              setResult(null);
              if (reordered && reordered.added > 0) openCart(reordered);
            }}
          >
            {t(result?.added === 0 ? 'orders.againOk' : 'orders.againCart')}
          </Button>
        }
      >
        <ul className="order-again">
          {result?.changes.map((change) => (
            <Change key={`${change.item_id} ${change.code}`} change={change} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Change({ change }: { change: ReorderChange }) {
  const t = useText();
  const money = useMoney();
  const { was, now } = change;
  return (
    <li className="layout-row layout-between">
      <span>
        <b className="text-label">{change.name}</b>
        <span className="text-caption order-again-reason">
          {change.code === 'quantity_changed' && was !== null && now !== null
            ? t('orders.againFew', { was: isolate(String(was)), now: isolate(String(now)) })
            : change.message}
        </span>
      </span>
      {change.code === 'price_changed' && was !== null && now !== null && (
        <span className="order-again-prices">
          <s>
            <bdi dir="ltr">{money.exact(was)}</bdi>
          </s>{' '}
          <b>
            <bdi dir="ltr">{money.exact(now)}</bdi>
          </b>
        </span>
      )}
    </li>
  );
}

/** Null when the visitor keeps the lines of another store. */
async function addToCart(order: Order): Promise<ReorderResult | null> {
  const body = { order_id: order.id, ...guestField() };
  try {
    return await api.call(reorder, { body });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'other_store')) throw error;
    if (!(await confirmOtherStore(orderBadge(order).name))) return null;
    return api.call(reorder, { body: { ...body, replace: true } });
  }
}
