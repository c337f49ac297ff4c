import { expect, test, vi } from 'vitest';
import { aLine, anItem } from '../../../../test/items.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { CheckoutPageContent } from './checkout-page-content.tsx';

// Renders as after hydration, because the server's HTML never shows a cart.
vi.mock('@errand/client/use-hydrated.ts', () => ({ useHydrated: () => true }));

/** The checkout of a guest who opens its address. */
const page = (guest_checkout_status: 0 | 1) =>
  textOf(
    render(<CheckoutPageContent />, {
      path: '/checkout?page=cart',
      cart: [aLine(anItem())],
      config: { guest_checkout_status },
    }),
  );

// Requirements: SESSION-08.
test('a guest reaches checkout only with guest checkout, also by its address', () => {
  expect(page(0)).toMatch(/Sign in to order .*Sign In$/);
  expect(page(1)).not.toContain('Sign in to order');
});
