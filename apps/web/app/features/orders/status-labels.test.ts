import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { orderProgress, orderSteps } from './status-labels.ts';

const placed = Date.parse('2026-03-04T12:00:00Z');
const order = {
  order_type: 'delivery',
  order_status: 'processing',
  created_at: new Date(placed).toISOString(),
  expected_to: new Date(placed + 20 * 60_000).toISOString(),
  pending: '2026-03-04T12:00:00Z',
  confirmed: '2026-03-04T12:01:00Z',
  processing: '2026-03-04T12:02:00Z',
  handover: null,
  picked_up: null,
  delivered: null,
} as unknown as Order;

test('the last reached step is current, earlier ones are done, later ones upcoming', () => {
  const states = orderSteps(order).map(({ key, state }) => `${key} ${state}`);
  expect(states).toContain('processing now');
  expect(states.slice(0, states.indexOf('processing now')).every((state) => state.endsWith('done'))).toBe(
    true,
  );
  expect(states.slice(states.indexOf('processing now') + 1).every((state) => state.endsWith('next'))).toBe(
    true,
  );
});

test('a canceled order shows only the reached steps and its final status', () => {
  const canceled = { ...order, order_status: 'canceled', canceled: '2026-03-04T12:03:00Z' } as Order;
  expect(orderSteps(canceled).map(({ key, state }) => `${key} ${state}`)).toEqual([
    'pending done',
    'confirmed done',
    'processing done',
    'canceled stopped',
  ]);
  expect(orderSteps(canceled).at(-1)).toMatchObject({
    text: 'orders.status.canceled',
    at: canceled.canceled,
  });
});

test('a take-away order is "collected" instead of "delivered"', () => {
  const collected = {
    ...order,
    order_type: 'take_away',
    order_status: 'delivered',
    delivered: order.processing,
  } as Order;
  expect(orderSteps(collected).at(-1)).toMatchObject({ text: 'orders.step.collected', state: 'done' });
});

test('the traveler moves with time and reaches the end only on delivery', () => {
  const shares = [0, 5, 10, 19, 40].map((minutes) => orderProgress(order, placed + minutes * 60_000));
  expect(shares).toEqual([...shares].toSorted((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  expect(orderProgress({ ...order, order_status: 'delivered' }, placed)).toBe(1);
});
