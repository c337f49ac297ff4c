import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfig } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';

const CHECKOUT = '/checkout?page=cart';

/** Where the cart's button leads (specification 000 §4), and the question for a guest on the way. */
export function useProceed(empty: boolean) {
  const { token } = useSession();
  const { guest_checkout_status: guests } = useConfig();
  const navigate = useNavigate();
  const cart = useOverlay('cart');
  const auth = useOverlay('auth');
  const [asking, setAsking] = useState(false);

  /** Leaving by the drawer takes the drawer out of the history, so that Back leads to the page under it. */
  const go = (to: string) => navigate(to, { replace: cart.open });

  function proceed(): void {
    if (empty) return void go('/home');
    if (token) return void go(CHECKOUT);
    if (guests === 1) return setAsking(true);
    auth.show('sign-in');
  }

  return {
    proceed,
    prompt: {
      open: asking,
      onClose: () => setAsking(false),
      onGuest: () => {
        setAsking(false);
        void go(CHECKOUT);
      },
      onSignIn: () => {
        setAsking(false);
        void go(`${CHECKOUT}&auth=sign-in`);
      },
    },
  };
}
