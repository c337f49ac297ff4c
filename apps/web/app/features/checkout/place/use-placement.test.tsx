import { ApiError } from '@errand/contract';
import type { Quote } from '@errand/contract/orders-place';
import { beforeEach, expect, test, vi } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { CHANGE_FIELD } from '../payment/change-field.tsx';
import { choicesOf, seenQuote } from '../seen/seen-quote.ts';
import type { OrderBody } from './order-body.ts';
import { PlaceNotes } from './place-notes.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import type { PlacingRules } from './use-place-order.ts';
import { type PlacementNotes, usePlacement } from './use-placement.ts';

type Given = Partial<Parameters<typeof usePlacement<OrderBody, Quote>>[0]>;

const LINE = {
  key: 'a',
  name: 'Bananas',
  quantity: 2,
  unit_amount: 5,
  agreed_unit_amount: null,
  total_amount: 10,
};
const QUOTE = {
  lines: [LINE],
  order_amount: 12,
  due_amount: 12,
  coupon_discount_amount: 0,
  tax_amount: 0,
  delivery_charge: 2,
  surcharge: 0,
  additional_charge: 0,
  extra_packaging_amount: 0,
  dm_tips: 0,
  partially_paid_amount: 0,
  minimum_order_amount: 0,
  cashback: null,
  problems: [],
} as unknown as Quote;
const BODY: OrderBody = { store_id: 9 };
const LIVE = { quote: QUOTE, stale: false, error: null, offline: false, refresh: () => {} };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const asSeen = (quote: Quote, body = BODY) => seenQuote(quote, choicesOf(body, 'this page'));

/** The visitor has seen this quote in the tab before. */
function sawBefore(quote: Quote, body = BODY): void {
  const { agreed: _, ...seen } = asSeen(quote, body);
  stored.set('seen-cart-1', JSON.stringify(seen));
}

const withQuote = (quote: Quote, body = BODY): Given => ({
  live: { ...LIVE, quote },
  body,
  quoted: asSeen(quote, body),
});

/** Presses the order button of a checkout. Returns what was sent, the focused element, and what stands at the button. */
async function press(given: Given) {
  const acts = { sent: [] as OrderBody[], focused: null as string | null, notes: '', button: '' };
  const focusable = (id: string) => ({
    focus: () => {
      acts.focused = id;
    },
    matches: () => false,
    scrollIntoView: () => {},
    offsetParent: {},
  });
  vi.stubGlobal('document', {
    getElementById: focusable,
    querySelectorAll: (selector: string) => [focusable(selector)],
  });
  const rules: PlacingRules<OrderBody, Quote> = {
    attempt: 'order',
    agreed: ({ order_amount }) => ({ order_amount }),
    send: async (body) => {
      acts.sent.push(body);
      return new Promise(() => {});
    },
    pathOf: () => '/track-order',
    findNewest: async () => null,
    onPlaced: () => {},
    onRejected: () => {},
  };
  const seen: { press: () => void; notes: PlacementNotes }[] = [];
  function Checkout() {
    const placement = usePlacement<OrderBody, Quote>({
      rules,
      customer: null,
      body: BODY,
      live: LIVE,
      scope: 'cart-1',
      quoted: asSeen(QUOTE),
      method: 'cash_on_delivery',
      gateway: null,
      leadToProblem: () => false,
      ...given,
    });
    const live = given.live ?? LIVE;
    seen.push({ press: placement.button.onPlace, notes: placement.notes });
    return (
      <>
        <PlaceNotes {...placement.notes} />
        <hr />
        <PlaceOrderButton {...placement.button} quote={live.quote} />
      </>
    );
  }
  const [notes = '', button = ''] = render(<Checkout />).split('<hr/>');
  acts.notes = textOf(notes).replace(/[⁦-⁩]/g, '');
  acts.button = textOf(button);
  seen.at(-1)?.press();
  await Promise.resolve();
  return acts;
}

test('the order button sends the body with the amounts of the quote that is shown', async () => {
  expect(await press({})).toMatchObject({
    sent: [{ store_id: 9, order_amount: 12 }],
    focused: null,
    notes: '',
    button: 'Place Order $12.00',
  });
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

test('nothing is sent with a payment that nobody chose: the button leads to the choice', async () => {
  expect(await press({ method: undefined })).toMatchObject({ sent: [], focused: 'payment' });
});

test('nothing is sent for a day without a time: the button says so and leads to the times', async () => {
  expect(await press({ isTimeMissing: true })).toMatchObject({
    sent: [],
    focused: 'when',
    button: expect.stringMatching(/^Choose a time/),
  });
});

test('an amount to bring change for below what is due takes the focus, unless another method is chosen', async () => {
  expect(await press({ change: 10 })).toMatchObject({ sent: [], focused: CHANGE_FIELD });
  expect((await press({ change: 10, method: 'wallet' })).sent).toHaveLength(1);
  expect((await press({ change: 20 })).sent).toHaveLength(1);
});

const raised = { ...LINE, unit_amount: 6.5, total_amount: 13 };
const CAUSES: [cause: string, now: Partial<Quote>, named: string][] = [
  ['a raised price', { lines: [raised], order_amount: 15 }, 'Bananas Before 2× $10.00 Now 2× $13.00'],
  [
    'the end of a sale of the store',
    { lines: [{ ...LINE, total_amount: 11 }], order_amount: 13 },
    'Bananas Before 2× $10.00 Now 2× $11.00',
  ],
  [
    'a coupon that takes less off',
    { coupon_discount_amount: 1, order_amount: 13 },
    'Coupon Before $2.00 Now $1.00',
  ],
  ['a raised delivery charge', { delivery_charge: 4, order_amount: 14 }, 'Delivery Before $2.00 Now $4.00'],
  ['a delivery that is no longer free', { delivery_charge: 2 }, 'Delivery Before Free Now $2.00'],
  ['a surcharge of the zone', { surcharge: 1, order_amount: 13 }, 'Zone surcharge Before $0.00 Now $1.00'],
  ['a service fee', { additional_charge: 1, order_amount: 13 }, 'Service fee Before $0.00 Now $1.00'],
  ['a packaging fee', { extra_packaging_amount: 1, order_amount: 13 }, 'Packaging Before $0.00 Now $1.00'],
  ['a tax rate', { tax_amount: 1, order_amount: 13 }, 'Tax Before $0.00 Now $1.00'],
  [
    'a raised minimum order',
    { minimum_order_amount: 20, problems: [{ code: 'below_minimum', message: '' }] },
    'Minimum order Before $0.00 Now $20.00',
  ],
  [
    'a cashback that has ended',
    { cashback: null },
    'Cashback once you have the order Before $3.00 Now $0.00',
  ],
  [
    'another tab’s quantity',
    { lines: [{ ...LINE, quantity: 3, total_amount: 15 }], order_amount: 17 },
    'Bananas Before 2× $10.00 Now 3× $15.00',
  ],
  ['a line that another tab removed', { lines: [], order_amount: 2 }, 'Bananas Before 2× $10.00 Now Removed'],
];

test.each(CAUSES)(
  '%s since the order was seen is named with both amounts and focused instead of sending',
  async (cause, now, named) => {
    const was: Partial<Quote> = {
      ...(cause.includes('coupon') && { coupon_discount_amount: 2 }),
      ...(cause.includes('cashback') && { cashback: { amount: 3 } as Quote['cashback'] }),
      ...(cause.includes('no longer free') && { delivery_charge: 0, order_amount: 10 }),
    };
    sawBefore({ ...QUOTE, ...was });
    const pressed = await press(withQuote({ ...QUOTE, ...now }));
    expect(pressed).toMatchObject({ sent: [], focused: '.seen-changes' });
    expect(pressed.notes).toContain(named);
  },
);

test('the total before and now stands above the causes, in both languages', async () => {
  sawBefore(QUOTE);
  const { notes } = await press(withQuote({ ...QUOTE, lines: [raised], order_amount: 15 }));
  expect(notes).toMatch(/^The total was \$12\.00 and is \$15\.00 now\./);
});

test('what the visitor chose needs no second tap, but a price that rose meanwhile does', async () => {
  sawBefore(QUOTE);
  const tipping = { ...BODY, dm_tips: 1 };
  const tipped = { ...QUOTE, dm_tips: 1, order_amount: 13 };
  expect((await press(withQuote(tipped, tipping))).sent).toHaveLength(1);
  const both = { ...tipped, lines: [raised], order_amount: 16 };
  const pressed = await press(withQuote(both, tipping));
  expect(pressed.sent).toEqual([]);
  expect(pressed.notes).toContain('Bananas');
  expect(pressed.notes).not.toContain('Courier tip');
});

test('a price that changed between cart and checkout is shown at the first quote', async () => {
  const pressed = await press(withQuote({ ...QUOTE, lines: [{ ...LINE, agreed_unit_amount: 4 }] }));
  expect(pressed.sent).toEqual([]);
  expect(pressed.notes).toContain('Bananas Before 2× $8.00 Now 2× $10.00');
});

test('an order that another version has stored unreadably counts as not seen', async () => {
  stored.set('seen-cart-1', JSON.stringify({ total: '12', lines: [{}] }));
  expect((await press({})).sent).toHaveLength(1);
});

test('a failed quote is said at the button, which quotes again', async () => {
  const refresh = vi.fn<() => void>();
  const failed = (error: Error | null, offline = false) => ({
    live: { ...LIVE, quote: null, stale: true, error, offline, refresh },
    quoted: null,
  });
  const pressed = await press(failed(new ApiError(500, 'HTTP 500', [], {})));
  expect(pressed).toMatchObject({
    notes: 'The total did not load. Check your connection.',
    button: 'Try again',
    sent: [],
  });
  expect((await press(failed(new ApiError(403, 'Not here.', [], {})))).notes).toBe('Not here.');
  expect((await press(failed(null, true))).notes).toBe(
    'You are offline. The total follows when you are back.',
  );
});

test('a device that is offline sends nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect((await press({})).sent).toEqual([]);
});
