import { useConfig } from '@errand/client/config.tsx';
import { isOn } from '@errand/contract/flag';
import { useState } from 'react';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';

const CHECKOUT = '/checkout?page=cart';

/** Starts checkout from the cart, with the prompt for guests [CART-13]. */
export function useCheckoutStart(empty: boolean) {
  const { token } = useSession();
  const { guest_checkout_status: guests } = useConfig();
  const navigate = useNavigate();
  const cart = useOverlay('cart');
  const auth = useOverlay('auth');
  const [promptOpen, setPromptOpen] = useState(false);

  /** Replaces the drawer's history entry, so that Back returns to the page below it. */
  const go = (to: string) => navigate(to, { replace: cart.open });

  function proceed(): void {
    const step = nextStep({ empty, signedIn: token !== null, guestCheckout: guests });
    if (step === 'home') void go('/home');
    else if (step === 'checkout') void go(CHECKOUT);
    else if (step === 'ask') setPromptOpen(true);
    else auth.show('sign-in');
  }

  return {
    proceed,
    prompt: {
      open: promptOpen,
      onClose: () => setPromptOpen(false),
      onGuest: () => {
        setPromptOpen(false);
        void go(CHECKOUT);
      },
      onSignIn: () => {
        setPromptOpen(false);
        void go(`${CHECKOUT}&auth=sign-in`);
      },
    },
  };
}

/**
 * The target of the cart's button: the home page, checkout, the guest prompt or the sign-in [CART-10, CART-11,
 * CART-13, CART-14].
 */
export function nextStep(visit: {
  empty: boolean;
  signedIn: boolean;
  guestCheckout: number;
}): 'home' | 'checkout' | 'ask' | 'sign-in' {
  if (visit.empty) return 'home';
  if (visit.signedIn) return 'checkout';
  return isOn(visit.guestCheckout) ? 'ask' : 'sign-in';
}
