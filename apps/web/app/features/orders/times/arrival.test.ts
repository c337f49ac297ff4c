import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const placed = Date.parse('2026-03-04T12:00:00Z');
const after = (minutes: number) => new Date(placed + minutes * 60_000).toISOString();
const order = {
  order_status: 'processing',
  scheduled: 0,
  expected_from: after(10),
  expected_to: after(20),
} as Order;

test('remaining minutes are rounded up, and no window is shown once it has passed or without one', () => {
  expect(arrivalOf(order, placed)).toEqual({ kind: 'minutes', minutes: 20 });
  expect(arrivalOf(order, placed + 9 * 60_000)).toEqual({ kind: 'minutes', minutes: 11 });
  expect(arrivalOf(order, placed + 8.5 * 60_000)).toEqual({ kind: 'minutes', minutes: 12 });
  expect(arrivalOf(order, placed + 30 * 60_000)).toEqual({ kind: 'longer' });
  expect(arrivalOf({ ...order, expected_to: null }, placed)).toEqual({ kind: 'ended' });
  expect(arrivalOf({ ...order, order_status: 'delivered' }, placed)).toEqual({ kind: 'ended' });
});

test('a scheduled order shows its slot until the slot begins', () => {
  const scheduled = { ...order, scheduled: 1, expected_from: after(1600), expected_to: after(1630) } as Order;
  expect(arrivalOf(scheduled, placed)).toEqual({ kind: 'slot', from: after(1600), to: after(1630) });
  expect(arrivalOf(scheduled, placed + 1605 * 60_000)).toEqual({ kind: 'by', to: after(1630) });
});

test('once the window has begun, an order on its way arrives now, and one still at the store by the end of the window', () => {
  const begun = placed + 12 * 60_000;
  const riding = { ...order, order_status: 'picked_up', order_type: 'delivery' } as Order;
  expect(arrivalOf(riding, begun)).toEqual({ kind: 'now' });
  expect(arrivalOf(order, begun)).toEqual({ kind: 'by', to: after(20) });
  // A browser clock some seconds behind the server's.
  expect(arrivalOf(riding, placed + 10 * 60_000 - 5000)).toEqual({ kind: 'now' });
  expect(arrivalOf({ ...order, order_type: 'take_away' }, begun)).toEqual({ kind: 'now' });
  expect(arrivalOf(riding, placed + 20 * 60_000 + 10_000)).toEqual({ kind: 'now' });
  expect(arrivalOf(riding, placed + 21 * 60_000)).toEqual({ kind: 'longer' });
});
