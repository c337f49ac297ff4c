import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { useCheckoutStart } from './use-checkout-start.ts';

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
