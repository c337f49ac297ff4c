import { isOn } from '@errand/contract/flag';
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
