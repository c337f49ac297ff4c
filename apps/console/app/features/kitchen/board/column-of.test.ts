import type { KitchenOrder } from '@errand/contract/console/kitchen/board';
import { expect, test } from 'vitest';
import { columnOf } from './column-of.ts';

const NOON = Date.parse('2026-03-09T12:00:00Z');
const trip = {
  pickup_at: '2026-03-09T15:00:00Z',
  return_at: '2026-03-12T15:00:00Z',
  time_zone: 'Asia/Dubai',
};
const of = (status: KitchenOrder['status'], times: object | null) =>
  columnOf({ status, trip: times && { ...times, vehicles: [] } } as unknown as KitchenOrder, NOON);

test('a trip stands where its next step is due, any other order where its preparation is', () => {
  expect(of('pending', trip)).toBe('new');
  expect(of('confirmed', trip)).toBe('today');
  expect(of('confirmed', { ...trip, pickup_at: '2026-03-10T15:00:00Z' })).toBe('upcoming');
  expect(of('picked_up', trip)).toBe('rented');
  expect(of('picked_up', { ...trip, return_at: '2026-03-08T15:00:00Z' })).toBe('today');
  expect(of('confirmed', null)).toBe('preparing');
  expect(of('picked_up', null)).toBe('underway');
  expect(of('delivered', null)).toBeUndefined();
});
