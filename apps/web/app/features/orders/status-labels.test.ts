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

const check = { is_waiting: false, pharmacist: 'Dr. Salma Nasser', checked_at: null, rejected: [] };
const stepsWith = (prescription_check: Order['prescription_check'], more: Partial<Order> = {}) =>
  orderSteps({ ...order, ...more, prescription_check });

test('a check of the prescription is a step with its pharmacist, at its time', () => {
  const at = '2026-03-04T12:01:30Z';
  const steps = stepsWith({ ...check, checked_at: at });
  expect(steps.map(({ key }) => key).slice(0, 4)).toEqual(['pending', 'confirmed', 'check', 'processing']);
  expect(steps[2]).toMatchObject({ at, state: 'done', text: 'orders.rx.step.checkedBy' });
  expect(steps[2]?.values?.name).toContain('Dr. Salma Nasser');
  expect(stepsWith(null).map(({ key }) => key)).not.toContain('check');
});

test('before the check, its step is upcoming and precedes the preparation', () => {
  const waiting = { ...check, is_waiting: true, pharmacist: null };
  const steps = stepsWith(waiting, { order_status: 'confirmed', processing: null });
  expect(steps.map(({ key, state }) => `${key} ${state}`).slice(0, 4)).toEqual([
    'pending done',
    'confirmed now',
    'check next',
    'processing next',
  ]);
});

test('an order that was canceled by its check ends with it', () => {
  const canceled: Partial<Order> = {
    order_status: 'canceled',
    processing: null,
    canceled: '2026-03-04T12:03:00Z',
  };
  const steps = stepsWith({ ...check, checked_at: '2026-03-04T12:03:00Z' }, canceled);
  expect(steps.map(({ key }) => key)).toEqual(['pending', 'confirmed', 'check', 'canceled']);
  const unchecked = stepsWith({ ...check, is_waiting: false }, canceled);
  expect(unchecked.map(({ key }) => key)).toEqual(['pending', 'confirmed', 'canceled']);
});

test('a check that is the last thing that happened is the current step', () => {
  const steps = stepsWith(
    { ...check, checked_at: '2026-03-04T12:01:30Z' },
    { order_status: 'confirmed', processing: null },
  );
  expect(steps.map(({ key, state }) => `${key} ${state}`).slice(0, 4)).toEqual([
    'pending done',
    'confirmed done',
    'check now',
    'processing next',
  ]);
});
