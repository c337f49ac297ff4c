import { useText } from '@errand/client/i18n.tsx';
import { claimGuestOrders } from '@errand/contract/orders-claim';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useInPlaceSignIn } from '#features/auth/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { readSession, storeVisitOrder } from '#platform/session/index.ts';
import type { OrderBody } from '../place/order-body.ts';

/** The fields of an order that ask for an account. */
export type WantedAccount = Pick<OrderBody, 'create_new_user' | 'contact_person_email' | 'password'>;

const LONG_MS = 10_000;

/**
 * After an order that created an account: signs in to it on this device and moves the order there, or says that a
 * verification or a sign-in is still needed.
 */
export function useCreatedAccount() {
  const t = useText();
  const signIn = useInPlaceSignIn();
  return async (body: WantedAccount, orderId: number): Promise<void> => {
    const { create_new_user, contact_person_email: email, password } = body;
    const { guestId } = readSession();
    if (create_new_user !== 1 || !email || !password) return;
    const outcome = await signIn(email, password);
    if (outcome.kind === 'in') {
      if (guestId) await claim(guestId, orderId);
      return toastDone(t('checkout.accountCreated'), { id: 'auth' });
    }
    const text =
      outcome.kind === 'verify'
        ? t('checkout.accountVerify', { to: isolate(outcome.to) })
        : t('checkout.accountSignIn');
    toastDone(text, { id: 'auth', durationMs: LONG_MS });
  };
}

/** An order that could not be moved now is offered to the account later. */
async function claim(guestId: string, orderId: number): Promise<void> {
  const body = { guest_id: guestId, order_ids: [orderId] };
  await api.call(claimGuestOrders, { body }).catch(() => storeVisitOrder(guestId, orderId));
}
