import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { followVisitor } from '#platform/live.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { cartQueue, dropCartEdits, visitorName } from '../sync/cart-queues.ts';
import { useOtherStoreQuestion } from '../sync/other-store.ts';
import { useCartChanges } from '../sync/use-cart-changes.ts';
import { CartAnnouncer } from './cart-announcer.tsx';

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
      <CartAnnouncer />
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
 * Synchronizes cart, rental cart and wishlist with the visitor's other tabs and devices, resets them when another tab
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
      if (change.kind !== 'cart') void client.invalidateQueries({ queryKey: queryKeys.wishlist.all });
      if (change.kind !== 'wishlist') void client.invalidateQueries({ queryKey: queryKeys.rentalCart });
      if (change.kind === 'cart') cartQueue(client, change.module_id, digits).refresh();
      if (change.kind === 'again' && moduleId) cartQueue(client, moduleId, digits).refresh();
    });
  }, [client, token, guestId, moduleId, digits]);
}
