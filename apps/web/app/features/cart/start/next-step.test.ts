import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const lines = { empty: false, signedIn: false, guestCheckout: 1 };

test('[CART-10] an empty cart leads home, whoever looks', () => {
  for (const signedIn of [true, false]) expect(nextStep({ ...lines, empty: true, signedIn })).toBe('home');
});

test('[CART-11] lines and a token lead to checkout', () => {
  for (const guestCheckout of [0, 1])
    expect(nextStep({ ...lines, signedIn: true, guestCheckout })).toBe('checkout');
});

test('[CART-13, CART-14] a guest is asked where guests may check out, and signs in where they may not', () => {
  expect(nextStep(lines)).toBe('ask');
  expect(nextStep({ ...lines, guestCheckout: 0 })).toBe('sign-in');
});
