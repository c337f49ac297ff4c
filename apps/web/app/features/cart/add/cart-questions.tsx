import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { useMoney } from '@errand/client/money.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Change, followVisitor } from '#platform/live.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession, visitorName } from '#platform/session/index.ts';
import { cartQueue, dropCartEdits } from '../sync/cart-queues.ts';
import { useOtherStoreQuestion } from '../sync/other-store.ts';
import { useCartChanges } from '../sync/use-cart-changes.ts';

/** Loaded after the first view, whose cart is not announced. */
const cartAnnouncer = lazyPart(() => import('./cart-announcer.tsx').then((part) => part.CartAnnouncer));

/**
 * Confirms before another store's lines are cleared. Rendered once, in the shell, because any page may ask. Also
 * synchronizes the cart with the visitor's other devices.
 */
export function CartQuestions() {
  const t = useText();
  const question = useOtherStoreQuestion();
  useCartLive();
  return (
    <>
      <LazyPart of={cartAnnouncer} props={{}} wanted={useHydrated()} />
      <ConfirmDialog
        open={question !== null}
        onClose={() => question?.answer(false)}
        title={t('cart.otherTitle')}
        text={t('cart.otherText')}
        cancel={t('cart.cancel')}
        confirm={t('cart.clear')}
        onConfirm={() => question?.answer(true)}
      />
    </>
  );
}

/**
 * Synchronizes carts, wishlist and notifications with the visitor's other tabs and devices, resets them when another tab
 * signs in or out, and sends edits that an earlier page left unsent.
 */
function useCartLive(): void {
  const client = useQueryClient();
  const { digits } = useMoney().style;
  const { token, guestId, module } = useSession();
  const resume = useEffectEvent(useCartChanges().resume);
  const previousToken = useRef<string | null | undefined>(undefined);
  const moduleId = module?.id;

  useEffect(() => {
    if (previousToken.current !== undefined && previousToken.current !== token) {
      if (token === null) dropCartEdits(client);
      for (const queryKey of [queryKeys.cart.all, queryKeys.rentalCart, queryKeys.wishlist.all]) {
        void client.resetQueries({ queryKey });
      }
    }
    previousToken.current = token;
  }, [client, token]);

  useEffect(() => {
    if ((token || guestId) && moduleId) void resume(moduleId);
  }, [token, guestId, moduleId]);

  useEffect(() => {
    if (!token && !guestId) return undefined;
    return followVisitor(visitorName(), token !== null, (change) => {
      for (const queryKey of SHOWN[change.kind]) void client.invalidateQueries({ queryKey });
      if (change.kind === 'cart') cartQueue(client, change.module_id, digits).refresh();
      if (change.kind === 'again' && moduleId) cartQueue(client, moduleId, digits).refresh();
    });
  }, [client, token, guestId, moduleId, digits]);
}

/** What shows a change; the cart's queue refetches its own data. */
const SHOWN: Record<Change['kind'], readonly QueryKey[]> = {
  cart: [queryKeys.rentalCart],
  wishlist: [queryKeys.wishlist.all],
  notifications: [queryKeys.notifications.all],
  again: [queryKeys.rentalCart, queryKeys.wishlist.all, queryKeys.notifications.all],
};
