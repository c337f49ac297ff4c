import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { PaymentNote } from '../payment/payment-note.tsx';
import { moneyOf } from '../receipt/order-money.fixture.ts';
import { OrderPanel } from './order-panel.tsx';

const NOW = Date.parse('2026-03-04T12:10:00Z');
const collected = {
  id: 7,
  user_id: '3',
  order_type: 'take_away',
  order_status: 'processing',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  created_at: '2026-03-04T12:00:00Z',
  expected_from: '2026-03-04T12:20:00Z',
  expected_to: '2026-03-04T12:30:00Z',
  store: {
    name: 'Blue Kitchen',
    address: '3 Pier',
    phone: '+97140000000',
    latitude: '25.1',
    longitude: '55.2',
  },
  delivery_address: null,
  delivery_man: null,
  otp: '0412',
  pay_by: null,
  refund: null,
  edits: [],
  cashback: null,
  refunds: [],
  documents: { issued: [], waiting: false },
  refunded_amount: 0,
  report: null,
  tracking_link: null,
  details_count: 1,
  order_amount: 12,
  taxes: [],
  items_amount: 12,
  ...Object.fromEntries(
    [
      'discount_amount',
      'store_discount_amount',
      'coupon_discount_amount',
      'total_tax_amount',
      'delivery_charge',
      'surcharge',
      'extra_packaging_amount',
      'additional_charge',
      'dm_tips',
    ].map((part) => [part, 0]),
  ),
  partially_paid_amount: 0,
  bring_change_amount: null,
  scheduled: 0,
  time_zone: 'Asia/Dubai',
  order_attachment_full_url: [],
  pending: '2026-03-04T12:00:00Z',
  confirmed: '2026-03-04T12:01:00Z',
  processing: '2026-03-04T12:02:00Z',
} as unknown as Order;

function show(change: object = {}, demo = false) {
  const changed = { ...collected, ...change };
  const order = { ...changed, money: moneyOf(changed) };
  return render(<OrderPanel order={order} orderKey={{ orderId: 7 }} nowMs={NOW} silentSinceMs={null} />, {
    config: { demo },
  });
}

test('a take-away order says when it is ready and links to directions', () => {
  const html = show();
  expect(textOf(html)).toContain('Ready in 20 minutes');
  expect(html).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=25.1%2C55.2"');
  expect(textOf(html)).toContain('Directions to the store');
  expect(textOf(html)).toContain('Pickup code Tell it at the counter. 0412');
  expect(textOf(html)).toContain('To pay in cash at the store $12.00');
  expect(textOf(html)).not.toMatch(/delivery|courier|the door|way to you/i);
});

test('an order ready for pickup is never late', () => {
  const ready = {
    order_status: 'handover',
    expected_from: null,
    expected_to: null,
    handover: collected.created_at,
  };
  const text = textOf(show({ ...ready, is_late: true }));
  expect(text).toMatch(/Ready to collect/);
  expect(text).not.toMatch(/sorry|longer|minutes/);
  expect(textOf(show({ order_status: 'delivered', delivered: collected.created_at }))).not.toContain(
    'Directions',
  );
});

test('a delivery order has no directions', () => {
  const text = textOf(show({ order_type: 'delivery', delivery_address: { address: '12 Lantern Street' } }));
  expect(text).not.toContain('Directions');
  expect(text).toContain('Delivery code');
});

test('a delivered order with an open transfer names the amount, and a paid one does not', () => {
  const delivered = {
    order_status: 'delivered',
    delivered: '2026-03-04T12:05:00Z',
    payment_method: 'offline_payment',
  };
  expect(textOf(show(delivered))).toMatch(/Your payment of .?\$12\.00.? is still open/);
  expect(textOf(show({ ...delivered, payment_status: 'paid' }))).not.toContain('still open');
  expect(textOf(show({ ...delivered, order_status: 'canceled' }))).not.toContain('still open');
});

test('a canceled order says where its money is, the same while the refund runs and after it', () => {
  const canceled = {
    order_status: 'canceled',
    canceled: '2026-03-04T12:05:00Z',
    canceled_by: 'customer',
    store: collected.store,
  };
  const plain = (change: object) => textOf(show({ ...canceled, ...change })).replace(/[\u2066-\u2069]/g, '');
  expect(plain({})).toContain('Nothing was charged for this order.');
  const wallet = { payment_method: 'wallet', payment_status: 'paid' };
  expect(plain(wallet)).toContain('$12.00 is back in your wallet.');
  const refunded = plain({ ...wallet, order_status: 'refunded' });
  expect(refunded).toContain('$12.00 is back in your wallet.');
  expect(refunded).not.toContain('Refunded');
  const bank = { payment_method: 'digital_payment', payment_status: 'paid' };
  expect(plain(bank)).toContain('$12.00 goes back the way you paid.');
  expect(plain({ ...bank, order_status: 'refunded' })).toContain('$12.00 went back to the card or account');
});

test('a declined payment says what the wallet paid and keeps', () => {
  const declined = {
    order_status: 'failed',
    payment_method: 'digital_payment',
    payment_status: 'partially_paid',
    partially_paid_amount: 5,
    pay_by: '2026-03-04T12:30:00Z',
  };
  const at = (change: object) => {
    const changed = { ...collected, ...declined, ...change } as Order;
    const html = render(<PaymentNote order={{ ...changed, money: moneyOf(changed) }} nowMs={NOW} />, {
      path: '/track-order?order_id=7&flag=fail',
    });
    return textOf(html).replace(/[\u2066-\u2069]/g, '');
  };
  expect(at({})).toContain('$5.00 from your wallet is kept for this and comes back if you cancel');
  expect(at({})).not.toContain('nothing was charged');
  expect(at({ payment_status: 'unpaid', partially_paid_amount: 0 })).toContain('nothing was charged');
});

test('the demo says why a running order arrives sooner than promised, a real shop does not', () => {
  const note = 'time runs faster here';
  expect(textOf(show({}, true))).toContain(note);
  expect(textOf(show({ order_status: 'delivered', delivered: collected.created_at }, true))).not.toContain(
    note,
  );
  expect(textOf(show())).not.toContain(note);
});
