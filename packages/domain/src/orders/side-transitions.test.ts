import { expect, test } from 'vitest';
import { courierTransitions, storeTransitions } from './index.ts';

test('a store accepts, rejects and prepares an order, and the courier delivers it', () => {
  const of = (status: Parameters<typeof storeTransitions>[0]) => storeTransitions(status, 'delivery', false);
  expect(of('pending')).toEqual(['confirmed', 'canceled']);
  expect(of('confirmed')).toEqual(['processing', 'handover', 'canceled']);
  expect(of('processing')).toEqual(['handover', 'canceled']);
  expect(of('handover')).toEqual(['canceled']);
  expect(of('picked_up')).toEqual([]);
  expect(of('delivered')).toEqual([]);
});

test('a store completes take-away orders, its own deliveries, and trips', () => {
  expect(storeTransitions('handover', 'take_away', false)).toEqual(['delivered', 'canceled']);
  expect(storeTransitions('handover', 'delivery', true)).toEqual(['picked_up', 'canceled']);
  expect(storeTransitions('picked_up', 'delivery', true)).toEqual(['delivered']);
  expect(storeTransitions('confirmed', 'trip', false)).toEqual(['picked_up', 'canceled']);
});

test('a courier picks up and delivers, and brings a canceled parcel back', () => {
  expect(courierTransitions('handover', 'delivery')).toEqual(['picked_up']);
  expect(courierTransitions('picked_up', 'delivery')).toEqual(['delivered']);
  expect(courierTransitions('processing', 'delivery')).toEqual([]);
  expect(courierTransitions('confirmed', 'parcel')).toEqual(['picked_up']);
  expect(courierTransitions('canceled', 'parcel')).toEqual(['returned']);
  expect(courierTransitions('canceled', 'delivery')).toEqual([]);
  expect(courierTransitions('handover', 'take_away')).toEqual([]);
});
