import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isShopping } from '@errand/domain/modules';
import { isolateAny } from '@errand/ui/isolate.ts';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cartQuery, cartStoreQuery, storeElsewhere } from '#features/cart/index.ts';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { readSession } from '#platform/session/index.ts';
import { consumeLocationNotice } from '../chosen-location.ts';
import { usePlaceText } from '../use-place-text.ts';

/** Two sentences and a button need longer than the usual toast. */
const CART_TOAST_MS = 10_000;

/**
 * After a reload with another location: confirms a saved address, says when the module is not offered there, and warns
 * when the store of the cart does not deliver there. Mounted after the toaster.
 */
export function ChosenLocationToast() {
  const t = useText();
  const placeText = usePlaceText();
  const cart = useOverlay('cart');
  const client = useQueryClient();
  const { digits } = useMoney().style;
  const { modules } = useRootData();

  async function checkCart(): Promise<void> {
    const { token, guestId, module, point, zoneIds } = readSession();
    // `settleRentalCart` handles the rental cart by its pickup location; parcel has no cart.
    if (!module || !isShopping(module.module_type)) return;
    if (!token && !guestId) return;
    const lines = await client.fetchQuery({ ...cartQuery(module.id, digits), staleTime: 10_000 });
    const [line] = lines;
    if (!line) return;
    const seller = await client.fetchQuery(cartStoreQuery(line.storeId));
    const store = storeElsewhere(seller, { zoneIds, point, modules });
    if (!store) return;
    toastError(placeText('cartElsewhere', { store: isolateAny(store) }), {
      id: 'cart-elsewhere',
      durationMs: CART_TOAST_MS,
      action: { label: t('location.seeCart'), onClick: () => cart.show() },
    });
  }

  const announce = useEffectEvent(() => {
    const notice = consumeLocationNotice();
    if (!notice) return;
    if (notice.saved) toastDone(placeText('new'));
    if (notice.moduleLost) {
      toastError(t('location.moduleLost', { module: isolateAny(notice.moduleLost) }), { id: 'module-lost' });
    }
    // A failed check stays silent: cart and checkout report the same.
    checkCart().catch(() => {});
  });
  useEffect(() => announce(), []);
  return null;
}
