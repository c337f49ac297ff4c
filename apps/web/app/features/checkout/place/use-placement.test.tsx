import type { Quote } from '@errand/contract/orders-place';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { CHANGE_FIELD } from '../payment/change-field.tsx';
import type { OrderBody } from './order-body.ts';
import type { PlacingRules } from './use-place-order.ts';
import { usePlacement } from './use-placement.ts';

type Given = Partial<Parameters<typeof usePlacement<OrderBody, Quote>>[0]>;
const QUOTE = { order_amount: 12, due_amount: 12 } as Quote;
const LIVE = { quote: QUOTE, stale: false, before: null, error: null, offline: false, refresh: () => {} };

/** Presses the order button of a checkout. Returns what was sent, and the id of the element that took the focus. */
async function press(given: Given) {
  const acts = { sent: [] as OrderBody[], focused: null as string | null };
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({
      focus: () => {
        acts.focused = id;
      },
    }),
  });
  const rules: PlacingRules<OrderBody, Quote> = {
    attempt: 'order',
    agreed: ({ order_amount }) => ({ order_amount }),
    send: async (body) => {
      acts.sent.push(body);
      return new Promise(() => {});
    },
    totalOf: (body) => body.order_amount,
    pathOf: () => '/track-order',
    findNewest: async () => null,
    onPlaced: () => {},
    onRejected: () => {},
  };
  const buttons: (() => void)[] = [];
  function Checkout() {
    const placement = usePlacement<OrderBody, Quote>({
      rules,
      customer: null,
      body: { store_id: 9 },
      live: LIVE,
      method: 'cash_on_delivery',
      gateway: null,
      leadToProblem: () => false,
      ...given,
    });
    buttons.push(placement.button.onPlace);
    return null;
  }
  render(<Checkout />);
  buttons[0]?.();
  await Promise.resolve();
  return acts;
}

test('the order button sends the body with the amounts of the quote that is shown', async () => {
  expect(await press({})).toEqual({ sent: [{ store_id: 9, order_amount: 12 }], focused: null });
});

test('nothing is sent without a quote of the current body, or while a part is missing or rejected', async () => {
  for (const given of [
    { body: null },
    { live: { ...LIVE, quote: null } },
    { live: { ...LIVE, stale: true } },
    { leadToProblem: () => true },
  ])
    expect((await press(given)).sent).toEqual([]);
});

test('an amount to bring change for below what is due takes the focus, unless another method is chosen', async () => {
  expect(await press({ change: 10 })).toEqual({ sent: [], focused: CHANGE_FIELD });
  expect((await press({ change: 10, method: 'wallet' })).sent).toHaveLength(1);
  expect((await press({ change: 20 })).sent).toHaveLength(1);
});
