import { ApiError } from '@errand/contract';
import * as contract from '@errand/contract/console/deliveries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne, type Shop } from '../../../../test/buyers.ts';
import { codeOf, startConsole, type TestConsole } from '../../../../test/console/start-console.ts';
import { makeCourier } from '../../../../test/factories/index.ts';
import { orderChanges, storedOrders } from '../../orders/index.ts';

let shop: TestConsole;
let store: Shop;
beforeAll(async () => {
  shop = await startConsole();
  store = await makeShop(shop.api);
});
afterAll(() => shop.stop());

async function makeRider() {
  const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const courier = await makeCourier(shop.api.db, { staffId: staff.id, zoneId: store.zone.id });
  return { courier, browser: await shop.signedIn(staff) };
}

/** An order that a courier has picked up, and how to hand it over. */
async function carried({ courier, browser }: Awaited<ReturnType<typeof makeRider>>) {
  const { orderId } = await placeOne(shop.api, store);
  await shop.api.db.transaction(async (tx) => {
    for (const to of ['confirmed', 'handover', 'picked_up'] as const)
      await orderChanges.transition(shop.deps, tx, orderId, to, { actor: 'store', courierId: courier.id });
  });
  const right = (await storedOrders.find(shop.api.db, orderId))!.otp;
  const wrong = right === '0000' ? '1111' : '0000';
  const complete = (code: string, by = browser) =>
    by.call(contract.completeDelivery, { params: { id: orderId }, body: { cash_taken: true, code } });
  return { orderId, right, wrong, complete };
}

test('after five wrong codes for an order its courier has to wait, even with the right one, and learns for how long', async () => {
  const rider = await makeRider();
  const { right, wrong, complete } = await carried(rider);
  for (let guess = 0; guess < 5; guess += 1)
    expect(await codeOf(complete(wrong))).toBe('delivery_code_wrong');
  const rejection = await complete(right).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(ApiError);
  expect(rejection).toMatchObject({ code: 'too_many_requests', details: { seconds: 30 } });
  expect((rejection as ApiError).message).toContain('30 seconds');
  const other = await carried(rider);
  expect(await codeOf(other.complete(other.wrong))).toBe('delivery_code_wrong');
  shop.api.clock.advance(30_000);
  expect(await complete(right)).toEqual({ done: true });
});

test('the code of a delivery is accepted in the digits of every script', async () => {
  const { right, complete } = await carried(await makeRider());
  const typed = right.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect(await complete(`\u200f${typed}`)).toEqual({ done: true });
});

test('concurrent guesses are all counted', async () => {
  const { wrong, complete } = await carried(await makeRider());
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(complete(wrong))));
  expect(codes.filter((code) => code === 'delivery_code_wrong')).toHaveLength(5);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(3);
});

test('another courier cannot use up the guesses of an order', async () => {
  const { right, wrong, complete } = await carried(await makeRider());
  const stranger = await makeRider();
  for (let guess = 0; guess < 6; guess += 1)
    expect(await codeOf(complete(wrong, stranger.browser))).toBe('not_found');
  expect(await complete(right)).toEqual({ done: true });
});
