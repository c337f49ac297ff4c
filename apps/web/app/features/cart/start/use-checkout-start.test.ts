import { expect, test } from 'vitest';
import { nextStep } from './use-checkout-start.ts';

const lines = { empty: false, signedIn: false, guestCheckout: 1 };

// Requirements: CART-10.
test('the button of an empty cart leads to the home page for every visitor', () => {
  for (const signedIn of [true, false]) expect(nextStep({ ...lines, empty: true, signedIn })).toBe('home');
});

// Requirements: CART-11.
test('lines and a token lead to checkout', () => {
  for (const guestCheckout of [0, 1])
    expect(nextStep({ ...lines, signedIn: true, guestCheckout })).toBe('checkout');
});

// Requirements: CART-13, CART-14.
test('a guest gets the prompt when guest checkout is enabled, else the sign-in', () => {
  expect(nextStep(lines)).toBe('ask');
  expect(nextStep({ ...lines, guestCheckout: 0 })).toBe('sign-in');
});
