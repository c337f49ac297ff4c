import { expect, test } from 'vitest';
import { awaitsCourierFirst, courierTransitions, storeTransitions } from './index.ts';

const FREE = { deliversItself: false, mayCancel: true, awaitsCourier: false };
const MAY = { mayCancel: true };
const MAY_NOT = { mayCancel: false };

test('a store accepts, rejects and prepares an order, and the courier delivers it', () => {
  const of = (status: Parameters<typeof storeTransitions>[0]) => storeTransitions(status, 'delivery', FREE);
  expect(of('pending')).toEqual(['confirmed', 'canceled']);
  expect(of('confirmed')).toEqual(['processing', 'handover', 'canceled']);
  expect(of('processing')).toEqual(['handover', 'canceled']);
  expect(of('handover')).toEqual(['canceled']);
  expect(of('picked_up')).toEqual([]);
  expect(of('delivered')).toEqual([]);
});

test('a store completes take-away orders and its own deliveries; a trip is handed over and returned at the counter alone', () => {
  const own = { ...FREE, deliversItself: true };
  expect(storeTransitions('handover', 'take_away', FREE)).toEqual(['delivered', 'canceled']);
  expect(storeTransitions('handover', 'delivery', own)).toEqual(['picked_up', 'canceled']);
  expect(storeTransitions('picked_up', 'delivery', own)).toEqual(['delivered']);
  expect(storeTransitions('confirmed', 'trip', FREE)).toEqual(['canceled']);
  expect(storeTransitions('picked_up', 'trip', FREE)).toEqual([]);
});

test('a store that may not cancel still rejects new orders', () => {
  const kept = { ...FREE, mayCancel: false };
  expect(storeTransitions('pending', 'delivery', kept)).toEqual(['confirmed', 'canceled']);
  expect(storeTransitions('accepted', 'delivery', kept)).toEqual(['confirmed', 'canceled']);
  expect(storeTransitions('confirmed', 'delivery', kept)).toEqual(['processing', 'handover']);
  expect(storeTransitions('handover', 'take_away', kept)).toEqual(['delivered']);
  expect(storeTransitions('confirmed', 'trip', kept)).toEqual([]);
});

test('an order that awaits its courier is rejected by its store, but not accepted', () => {
  expect(storeTransitions('pending', 'delivery', { ...FREE, awaitsCourier: true })).toEqual(['canceled']);
});

test('only a new delivery or parcel for now, without a courier, awaits one first', () => {
  const order = {
    model: 'deliveryman',
    type: 'delivery',
    status: 'pending',
    isScheduled: false,
    hasCourier: false,
    deliversItself: false,
  } as const;
  expect(awaitsCourierFirst(order)).toBe(true);
  expect(awaitsCourierFirst({ ...order, type: 'parcel' })).toBe(true);
  for (const other of [
    { model: 'store' },
    { type: 'take_away' },
    { type: 'trip' },
    { status: 'accepted' },
    { isScheduled: true },
    { hasCourier: true },
    { deliversItself: true },
  ] as const)
    expect(awaitsCourierFirst({ ...order, ...other }), JSON.stringify(other)).toBe(false);
});

test('a courier picks up and delivers, and brings a canceled parcel back', () => {
  expect(courierTransitions('handover', 'delivery', MAY_NOT)).toEqual(['picked_up']);
  expect(courierTransitions('picked_up', 'delivery', MAY_NOT)).toEqual(['delivered']);
  expect(courierTransitions('processing', 'delivery', MAY_NOT)).toEqual([]);
  expect(courierTransitions('confirmed', 'parcel', MAY_NOT)).toEqual(['picked_up']);
  expect(courierTransitions('canceled', 'parcel', MAY)).toEqual(['returned']);
  expect(courierTransitions('canceled', 'delivery', MAY)).toEqual([]);
  expect(courierTransitions('handover', 'take_away', MAY)).toEqual([]);
});

test('a courier who may cancel does so until the pickup', () => {
  expect(courierTransitions('accepted', 'delivery', MAY)).toEqual(['canceled']);
  expect(courierTransitions('handover', 'delivery', MAY)).toEqual(['picked_up', 'canceled']);
  expect(courierTransitions('picked_up', 'delivery', MAY)).toEqual(['delivered']);
  expect(courierTransitions('picked_up', 'parcel', MAY)).toEqual(['delivered']);
});
