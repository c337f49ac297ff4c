import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { nextStep, useCheckoutStart } from './use-checkout-start.ts';

const { session, shown, visited } = vi.hoisted(() => ({
  session: { token: null as string | null },
  shown: [] as string[],
  visited: [] as [string, object][],
}));
vi.mock('#platform/session/index.ts', () => ({ useSession: () => session }));
vi.mock('#platform/overlay.ts', () => ({
  useOverlay: (name: string) => ({
    open: name === 'cart',
    show: (view: string) => shown.push(`${name} ${view}`),
  }),
}));
vi.mock('#platform/navigation/navigate.tsx', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => (to: string, options: object) => visited.push([to, options]),
}));

/** Presses the button of the cart drawer. */
function press(empty: boolean, guest_checkout_status: 0 | 1): void {
  function Drawer() {
    proceed = useCheckoutStart(empty).proceed;
    return null;
  }
  let proceed = () => {};
  render(<Drawer />, { config: { guest_checkout_status } });
  proceed();
}

beforeEach(() => {
  session.token = null;
  shown.length = 0;
  visited.length = 0;
});

// Requirements: CART-14.
test('without guest checkout the button of a guest’s cart opens the sign-in and leads nowhere', () => {
  press(false, 0);
  expect([shown, visited]).toEqual([['auth sign-in'], []]);
});

// Requirements: CART-13.
test('with guest checkout it opens neither the sign-in nor the checkout before the prompt is answered', () => {
  press(false, 1);
  expect([shown, visited]).toEqual([[], []]);
});

// Requirements: CART-10, CART-11, CART-12.
test('a customer’s cart leads to checkout and an empty one home, in place of the drawer', () => {
  session.token = 'secret';
  press(false, 0);
  press(true, 1);
  expect(visited).toEqual([
    ['/checkout?page=cart', { replace: true }],
    ['/home', { replace: true }],
  ]);
});

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
