import { useConfig } from '@errand/client/config.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { nextStep } from './next-step.ts';

const CHECKOUT = '/checkout?page=cart';

/** Where the cart's button leads (specification 000 §4), and the question for a guest on the way. */
export function useCheckoutStart(empty: boolean) {
  const { token } = useSession();
  const { guest_checkout_status: guests } = useConfig();
  const navigate = useNavigate();
  const cart = useOverlay('cart');
  const auth = useOverlay('auth');
  const [asking, setAsking] = useState(false);

  /** Leaving by the drawer takes the drawer out of the history, so that Back leads to the page under it. */
  const go = (to: string) => navigate(to, { replace: cart.open });

  function proceed(): void {
    const way = nextStep({ empty, signedIn: token !== null, guestCheckout: guests });
    if (way === 'home') void go('/home');
    else if (way === 'checkout') void go(CHECKOUT);
    else if (way === 'ask') setAsking(true);
    else auth.show('sign-in');
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
