import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const lines = { empty: false, signedIn: false, guestCheckout: 1 };

test('[CART-10] the button of an empty cart leads to the home page for every visitor', () => {
  for (const signedIn of [true, false]) expect(nextStep({ ...lines, empty: true, signedIn })).toBe('home');
});

test('[CART-11] lines and a token lead to checkout', () => {
  for (const guestCheckout of [0, 1])
    expect(nextStep({ ...lines, signedIn: true, guestCheckout })).toBe('checkout');
});

test('[CART-13, CART-14] a guest gets the prompt when guest checkout is enabled, else the sign-in', () => {
  expect(nextStep(lines)).toBe('ask');
  expect(nextStep({ ...lines, guestCheckout: 0 })).toBe('sign-in');
});
