import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isolateAny } from '@errand/ui/isolate.ts';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '#features/cart/index.ts';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { readSession } from '#platform/session/index.ts';
import { storeElsewhere } from '../cart-elsewhere.ts';
import { takeChosenPlace } from '../chosen-place.ts';
import { usePlaceText } from '../use-place-text.ts';

/** Long enough to read two sentences and press. */
const CART_TOAST_MS = 10_000;

/**
 * Says, once the page has come back with another place: that a saved address is the place now, that the module is not
 * offered here, and that the cart waits for a store which does not deliver here. Stands after the toaster.
 */
export function ChosenPlaceToast() {
  const t = useText();
  const placeText = usePlaceText();
  const cart = useOverlay('cart');
  const client = useQueryClient();
  const { digits } = useMoney().style;
  const { modules } = useRootData();

  async function checkCart(): Promise<void> {
    const { token, guestId, module, zoneIds } = readSession();
    // What a rental cart may keep is decided with its pickup place; a parcel has no cart.
    if (!module || module.module_type === 'rental' || module.module_type === 'parcel') return;
    if (!token && !guestId) return;
    const lines = await client.fetchQuery({ ...cartQuery(module.id, digits), staleTime: 10_000 });
    const store = storeElsewhere(lines, { zoneIds, modules });
    if (!store) return;
    toastError(placeText('cartElsewhere', { store: isolateAny(store) }), {
      id: 'cart-elsewhere',
      durationMs: CART_TOAST_MS,
      action: { label: t('location.seeCart'), onClick: () => cart.show() },
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come back
  useEffect(() => {
    const news = takeChosenPlace();
    if (!news) return;
    if (news.saved) toastDone(placeText('new'));
    if (news.moduleLost) {
      toastError(t('location.moduleLost', { module: isolateAny(news.moduleLost) }), { id: 'module-lost' });
    }
    // Without an answer nothing is said here: the cart and the checkout say it again.
    checkCart().catch(() => {});
  }, []);
  return null;
}
