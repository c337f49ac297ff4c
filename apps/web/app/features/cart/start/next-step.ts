/** Where the button of the cart leads (specification 000 §4): home, to checkout, to a question, or to the sign-in. */
export function nextStep(visit: {
  empty: boolean;
  signedIn: boolean;
  guestCheckout: number;
}): 'home' | 'checkout' | 'ask' | 'sign-in' {
  if (visit.empty) return 'home';
  if (visit.signedIn) return 'checkout';
  return visit.guestCheckout === 1 ? 'ask' : 'sign-in';
}
