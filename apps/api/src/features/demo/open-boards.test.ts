import { getKitchen, moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, orderOf, placeOne, type Shop } from '../../../test/buyers.ts';
import { startConsole, type TestBrowser, type TestConsole } from '../../../test/console/start-console.ts';
import { BOARD_READ } from '../orders/events/index.ts';
import { registerDemoJobs } from './demo.jobs.ts';

let shop: TestConsole;
let store: Shop;
let kitchen: TestBrowser;
beforeAll(async () => {
  shop = await startConsole({ demo: true });
  registerDemoJobs(shop.api.deps, { speed: 12 });
  store = await makeShop(shop.api);
  const scope = { kind: 'store', id: store.store.id } as const;
  kitchen = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-staff', scope }] }));
});
afterAll(() => shop.stop());

/** Reads the board as the store, and waits until the event has arrived. */
async function look() {
  const published = new Promise<void>((resolve) => {
    const leave = shop.deps.events.subscribe(BOARD_READ, () => {
      leave();
      resolve();
    });
  });
  await kitchen.call(getKitchen, { params: { id: store.store.id } });
  await published;
}

/** Lets seconds pass, with or without an open board. */
async function pass(seconds: number, { looking }: { looking: boolean }) {
  for (let second = 0; second < seconds; second += 5) {
    if (looking) await look();
    shop.api.clock.advance(5000);
    await shop.api.jobs.run();
  }
}

test('without an open board the demo accepts an order after five seconds', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  await shop.api.jobs.run();
  await pass(5, { looking: false });
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'confirmed' });
});

test('an open board has a minute and a half for an order, and then the demo accepts it', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  await shop.api.jobs.run();
  await pass(85, { looking: true });
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending' });
  await pass(15, { looking: true });
  expect((await orderOf(buyer, orderId)).order_status).not.toBe('pending');
});

test('an order that was accepted at the board stays with its store', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  await shop.api.jobs.run();
  await pass(20, { looking: true });
  const body = { from: 'pending', to: 'confirmed', minutes: 20 } as const;
  await kitchen.call(moveKitchenOrder, { params: { id: orderId }, body });
  await pass(120, { looking: false });
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'confirmed', processing_time: 20 });
});

test('once the board is closed the demo accepts the waiting orders, and those of another store at any time', async () => {
  const { buyer, orderId } = await placeOne(shop.api, store);
  const other = await placeOne(shop.api, await makeShop(shop.api));
  await shop.api.jobs.run();
  await pass(20, { looking: true });
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending' });
  expect((await orderOf(other.buyer, other.orderId)).order_status).not.toBe('pending');
  await pass(15, { looking: false });
  expect((await orderOf(buyer, orderId)).order_status).not.toBe('pending');
});
