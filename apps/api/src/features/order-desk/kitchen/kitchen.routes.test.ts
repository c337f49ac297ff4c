import { getDispatch } from '@errand/contract/console/dispatch';
import * as contract from '@errand/contract/console/kitchen/board';
import { getOrder } from '@errand/contract/console/orders';
import { transitionOrder } from '@errand/contract/console/orders/order-changes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, orderOf, placeOne, type Shop, stockOf } from '../../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeCustomer, makeTrip } from '../../../../test/factories/index.ts';

let shop: TestConsole;
let store: Shop;
let kitchen: TestBrowser;
let operator: TestBrowser;

beforeAll(async () => {
  shop = await startConsole();
  store = await makeShop(shop.api, { moduleType: 'grocery', item: { stock: 50 } });
  operator = await shop.signedIn(await shop.makeStaff());
  const scope = { kind: 'store', id: store.store.id } as const;
  kitchen = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-staff', scope }] }));
});
afterAll(() => shop.stop());

const board = () => kitchen.call(contract.getKitchen, { params: { id: store.store.id } });
type Status = Awaited<ReturnType<typeof board>>['orders'][number]['status'];
const transition = (id: number, from: Status, to: Status, more: { reason?: string; minutes?: number } = {}) =>
  kitchen.call(contract.moveKitchenOrder, { params: { id }, body: { from, to, ...more } });

test('a store sees its running orders with their lines, and only its own', async () => {
  const { orderId } = await placeOne(shop.api, store, { order_note: 'No onions' });
  const other = await makeShop(shop.api);
  const foreign = await placeOne(shop.api, other);
  const { store: shown, orders } = await board();
  expect(shown).toMatchObject({ id: store.store.id, is_open: true, paused_until: null });
  const own = orders.find(({ id }) => id === orderId);
  expect(own).toMatchObject({ status: 'pending', note: 'No onions', courier: null });
  expect(own?.lines).toMatchObject([{ item_id: store.item.id, quantity: 1 }]);
  expect(orders.map(({ id }) => id)).not.toContain(foreign.orderId);
  expect(await codeOf(transition(foreign.orderId, 'pending', 'confirmed'))).toBe('not_found');
  const stores = await kitchen.call(contract.listKitchenStores, {});
  expect(stores.rows.map(({ id }) => id)).toEqual([store.store.id]);
  const params = { id: other.store.id };
  expect(await codeOf(kitchen.call(contract.getKitchen, { params }))).toBe('not_found');
  expect(await codeOf(kitchen.call(getOrder, { params: { id: orderId } }))).toBe('permission_denied');
  expect(await codeOf(kitchen.call(getDispatch, { query: {} }))).toBe('permission_denied');
});

test('a store accepts with a preparation time, prepares, and leaves the delivery to the courier; the customer sees the time', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  await transition(orderId, 'pending', 'confirmed', { minutes: 25 });
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'confirmed', processing_time: 25 });
  expect(await codeOf(transition(orderId, 'pending', 'confirmed'))).toBe('changed_meanwhile');
  await transition(orderId, 'confirmed', 'processing');
  await transition(orderId, 'processing', 'handover');
  expect(await codeOf(transition(orderId, 'handover', 'picked_up'))).toBe('order_state');
  const { history } = await operator.call(getOrder, { params: { id: orderId } });
  expect(history.at(-1)).toMatchObject({ actor: 'store', staff: { name: expect.any(String) } });
});

test('a rejection needs a reason, returns the stock, and its customer reads the reason', async () => {
  const before = await stockOf(shop.api, store.item.id);
  const { buyer, orderId } = await placeOne(shop.api, store);
  expect(await codeOf(transition(orderId, 'pending', 'canceled'))).toBe('reason');
  await transition(orderId, 'pending', 'canceled', { reason: 'Sold out' });
  expect(await stockOf(shop.api, store.item.id)).toBe(before);
  expect(await orderOf(buyer, orderId)).toMatchObject({
    order_status: 'canceled',
    cancellation_reason: 'Sold out',
    canceled_by: 'store',
  });
  expect((await board()).orders.map(({ id }) => id)).not.toContain(orderId);
});

test('a pickup is handed over by its store', async () => {
  const { orderId } = await placeOne(shop.api, store, { order_type: 'take_away' });
  await transition(orderId, 'pending', 'confirmed');
  await transition(orderId, 'confirmed', 'handover');
  expect(await transition(orderId, 'handover', 'delivered')).toEqual({ id: orderId, status: 'delivered' });
});

test('a provider sees the vehicles of a trip with pickup and return, which no transition hands over', async () => {
  const { id: owner } = await makeCustomer(shop.api.db);
  const booked = await makeTrip(shop.api.db, `customer:${owner}`, { status: 'confirmed' });
  const { id: orderId, provider, vehicle, trip } = booked;
  const scope = { kind: 'store', id: provider.id } as const;
  const desk = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-staff', scope }] }));
  const { orders } = await desk.call(contract.getKitchen, { params: { id: provider.id } });
  expect(orders.find(({ id }) => id === orderId)).toMatchObject({
    type: 'trip',
    lines: [],
    trip: {
      pickup_at: trip.pickupAt.toISOString(),
      return_at: trip.returnAt.toISOString(),
      vehicles: [{ name: vehicle.name.en, quantity: 1, plates: vehicle.plates }],
    },
    transitions: [{ to: 'canceled', needs_reason: true }],
  });
  const body = { from: 'confirmed', to: 'picked_up' } as const;
  expect(await codeOf(desk.call(contract.moveKitchenOrder, { params: { id: orderId }, body }))).toBe(
    'order_state',
  );
  expect(await codeOf(operator.call(transitionOrder, { params: { id: orderId }, body }))).toBe('order_state');
  const { orders: others } = await board();
  expect(others.every((order) => order.trip === null)).toBe(true);
});

test('of two members of a store who decide an order concurrently one succeeds', async () => {
  const { orderId } = await placeOne(shop.api, store);
  const results = await Promise.allSettled([
    transition(orderId, 'pending', 'confirmed', { minutes: 10 }),
    transition(orderId, 'pending', 'canceled', { reason: 'Busy' }),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a statement owes the store its items without commission and the cash that it took', async () => {
  const own = await makeShop(shop.api, { store: { taxRate: 0, commissionPercent: 7 } });
  const scope = { kind: 'store', id: own.store.id } as const;
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-manager', scope }] }));
  const finish = async (id: number, steps: Status[]) => {
    for (const [index, from] of steps.slice(0, -1).entries())
      await manager.call(contract.moveKitchenOrder, {
        params: { id },
        body: { from, to: steps[index + 1] as Status },
      });
  };
  const { orderId } = await placeOne(shop.api, own, { order_type: 'take_away' });
  await finish(orderId, ['pending', 'confirmed', 'handover', 'delivered']);
  const month = new Date(shop.api.clock.now()).toISOString().slice(0, 10);
  const statement = await manager.call(contract.getStatement, {
    params: { id: own.store.id },
    query: { month },
  });
  const order = await operator.call(getOrder, { params: { id: orderId } });
  const commission = Math.round((1000 * statement.commission_percent) / 100);
  expect(statement.commission_percent).toBe(7);
  expect(statement.total).toMatchObject({
    orders: 1,
    sold_minor: 1000,
    commission_minor: commission,
    cash_minor: order.total_minor,
    payable_minor: 1000 - commission - order.total_minor,
  });
  const params = { id: store.store.id };
  expect(await codeOf(manager.call(contract.getStatement, { params, query: { month } }))).toBe('not_found');
});
