import { login } from '@errand/contract/auth';
import { listRunningOrders } from '@errand/contract/orders';
import { claimGuestOrders } from '@errand/contract/orders-claim';
import { trackOrder } from '@errand/contract/orders-track';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../test/buyers.ts';
import { makeCustomer, makeGuest, makeOrder } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { passwords } from '../auth/accounts/index.ts';
import { orders } from './orders.tables.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await passwords.hash('open sesame');
  api = await startApi();
});
afterAll(() => api.stop());

async function people() {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  const guest = { id: buyer.viewer.guestId ?? '' };
  const placed = async () => {
    await buyer.fill(shop.item.id);
    return { id: (await buyer.place()).order_id };
  };
  const customer = await makeCustomer(api.db, { passwordHash });
  const [earlier, order] = [await placed(), await placed()];
  const client = api.client({ token: customer.token });
  const claim = (order_ids: number[], guest_id = guest.id) =>
    client.call(claimGuestOrders, { body: { guest_id, order_ids } });
  return { guest, customer, order, earlier, client, claim };
}

async function ownersOf(ids: number[]) {
  const rows = await api.db
    .select({ id: orders.id, owner: orders.owner })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(orders.id);
  return rows.toSorted((a, b) => a.id - b.id).map(({ owner }) => owner);
}

test('a sign-in leaves the guest’s orders with the guest', async () => {
  const { guest, customer, order } = await people();
  const body = { email_or_phone: customer.email ?? '', password: 'open sesame', guest_id: guest.id };
  const { token } = await api.client().call(login, { body });
  const mine = api.client({ token: token ?? '' });
  expect((await mine.call(listRunningOrders, { query: { limit: 10, offset: 1 } })).orders).toEqual([]);
  await expect(mine.call(trackOrder, { query: { order_id: order.id } })).rejects.toMatchObject({
    status: 404,
  });
  const query = { order_id: order.id, guest_id: guest.id };
  expect(await api.client().call(trackOrder, { query })).toMatchObject({ is_guest: true });
});

test('a customer claims the listed orders of the guest, and no others', async () => {
  const { guest, customer, order, earlier, client, claim } = await people();
  expect(await claim([order.id])).toMatchObject({ order_ids: [order.id] });
  expect(await ownersOf([order.id, earlier.id])).toEqual([`guest:${guest.id}`, `customer:${customer.id}`]);
  expect(await client.call(trackOrder, { query: { order_id: order.id } })).toMatchObject({ is_guest: false });
});

test('orders of another guest or customer cannot be claimed, and a claim needs a token', async () => {
  const { guest, order, claim } = await people();
  const stranger = await makeGuest(api.db);
  const theirs = await makeOrder(api.db, `guest:${stranger.id}`);
  const bought = await makeOrder(api.db, `customer:${(await makeCustomer(api.db)).id}`);
  for (const id of [theirs.id, bought.id]) await expect(claim([id])).rejects.toMatchObject({ status: 404 });
  await expect(claim([order.id], stranger.id)).rejects.toMatchObject({ status: 404 });
  const body = { guest_id: guest.id, order_ids: [order.id] };
  const asGuest = api.client({ guestId: guest.id }).call(claimGuestOrders, { body });
  await expect(asGuest).rejects.toMatchObject({ status: 401 });
  expect(await ownersOf([order.id])).toEqual([`guest:${guest.id}`]);
});

test('of two customers who claim an order concurrently one gets it', async () => {
  const { guest, order, claim } = await people();
  const other = api.client({ token: (await makeCustomer(api.db)).token });
  const body = { guest_id: guest.id, order_ids: [order.id] };
  const outcomes = await Promise.allSettled([claim([order.id]), other.call(claimGuestOrders, { body })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
