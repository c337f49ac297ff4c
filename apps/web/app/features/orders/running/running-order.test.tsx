import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { RunningOrder } from './running-order-bar.tsx';

const NOW = Date.parse('2026-03-04T12:10:00Z');
const order = {
  id: 7,
  order_type: 'delivery',
  order_status: 'processing',
  scheduled: 0,
  pay_by: null,
  time_zone: 'Asia/Dubai',
  created_at: '2026-03-04T12:00:00Z',
  expected_from: '2026-03-04T12:20:00Z',
  expected_to: '2026-03-04T12:30:00Z',
  store: { name: 'Blue Kitchen', logo_full_url: null, cover_art: null },
} as unknown as Order;

const bar = (change: object = {}, more = 0) =>
  render(<RunningOrder order={{ ...order, ...change }} more={more} nowMs={NOW} onDismiss={() => {}} />);

test('the bar says when the order arrives, its status and its store, and links to its page', () => {
  const html = bar();
  expect(textOf(html)).toContain('Arriving in 20 minutes');
  expect(textOf(html)).toContain('Being prepared Blue Kitchen');
  expect(html).toContain('href="/track-order?order_id=7"');
  expect(html).toContain('role="progressbar"');
  expect(html).toContain('aria-label="Hide for now"');
});

test('with several orders the bar counts the others and links to all of them', () => {
  const html = bar({}, 2);
  expect(textOf(html)).toContain('2 more');
  expect(html).toContain('href="/my-orders"');
});

test('an unpaid order asks for its payment, and neither it nor a delivered one has a progress line', () => {
  const unpaid = bar({ pay_by: '2026-03-04T12:30:00Z' });
  expect(textOf(unpaid)).toContain('Waiting for your payment');
  expect(unpaid).not.toContain('role="progressbar"');
  const delivered = bar({ order_status: 'delivered', expected_from: null, expected_to: null });
  expect(textOf(delivered)).toContain('Delivered');
  expect(delivered).not.toContain('role="progressbar"');
});
