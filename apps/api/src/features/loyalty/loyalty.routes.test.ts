import { getCustomerInfo } from '@errand/contract/customer';
import { listPointTransactions, transferPoints } from '@errand/contract/loyalty';
import { listWalletTransactions } from '@errand/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeGuest, makeOrder, makeTransfer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { orderChanges } from '../orders/index.ts';
import { changeSettings } from '../settings/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function withPoints(points: number) {
  const customer = await makeCustomer(api.db);
  if (points > 0) await makeTransfer(api.db, customer.id, points, { unit: 'points', type: 'order_place' });
  const client = api.client({ token: customer.token });
  return {
    customer,
    has: async () => {
      const { wallet_balance, loyalty_point } = await client.call(getCustomerInfo, {});
      return [loyalty_point, wallet_balance];
    },
    history: () => client.call(listPointTransactions, { query: {} }),
    wallet: () => client.call(listWalletTransactions, { query: {} }),
    convert: (point: number, idempotencyKey?: string) =>
      api.client({ token: customer.token, idempotencyKey }).call(transferPoints, { body: { point } }),
  };
}

test('points are converted to wallet money in one step, and both histories show it', async () => {
  const { has, convert, history, wallet } = await withPoints(1240);
  expect(await has()).toEqual([1240, 0]);
  expect(await convert(240)).toEqual({ message: 'Point to wallet transfer successfully.' });
  expect(await has()).toEqual([1000, 24]);
  expect(await history()).toMatchObject({
    total_size: 2,
    data: [
      { debit: 240, credit: 0, balance: 1000, transaction_type: 'point_to_wallet' },
      { debit: 0, credit: 1240, balance: 1240, transaction_type: 'order_place' },
    ],
  });
  expect((await wallet()).data).toMatchObject([{ credit: 24, transaction_type: 'loyalty_point' }]);
});

test('the alternative name of the field is accepted', async () => {
  const { customer, has } = await withPoints(200);
  const sent = await api.inject({
    method: 'POST',
    url: '/api/v1/customer/loyalty-point/point-transfer',
    headers: { authorization: `Bearer ${customer.token}` },
    payload: { points: '150' },
  });
  expect(sent.statusCode).toBe(200);
  expect(await has()).toEqual([50, 15]);
});

test('too few points, more than the balance, and none are rejected, and nothing moves', async () => {
  const { customer, has, convert } = await withPoints(150);
  expect(await rejectionOf(convert(99))).toMatchObject({
    status: 403,
    code: 'point',
    details: { reason: 'points_minimum' },
  });
  expect(await rejectionOf(convert(151))).toMatchObject({
    status: 403,
    code: 'point',
    details: { reason: 'points_low' },
  });
  expect(await rejectionOf(convert(1.5))).toMatchObject({ status: 403 });
  const empty = api.client({ token: customer.token }).call(transferPoints, { body: {} });
  expect(await rejectionOf(empty)).toMatchObject({ status: 403, code: 'point' });
  expect(await has()).toEqual([150, 0]);
});

test('a repeated idempotency key converts once, and concurrent requests only as often as the balance allows', async () => {
  const once = await withPoints(500);
  await Promise.all([once.convert(200, 'k1'), once.convert(200, 'k1'), once.convert(200, 'k1')]);
  expect(await once.has()).toEqual([300, 20]);
  expect(await rejectionOf(once.convert(100, 'k1'))).toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });

  const race = await withPoints(500);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => race.convert(200)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await race.has()).toEqual([100, 40]);
});

// Requirements: WALLET-19.
test('points belong to one customer, and a guest has none', async () => {
  await withPoints(300);
  const other = await withPoints(0);
  expect(await other.history()).toMatchObject({ total_size: 0, data: [] });
  expect((await rejectionOf(other.convert(100))).details).toMatchObject({ reason: 'points_low' });
  const guest = await makeGuest(api.db);
  for (const viewer of [{}, { guestId: guest.id }, { token: 'ended' }]) {
    const client = api.client(viewer);
    for (const call of [
      () => client.call(listPointTransactions, { query: {} }),
      () => client.call(transferPoints, { body: { point: 100 } }),
    ]) {
      expect(await rejectionOf(call())).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  }
});

test('without a loyalty program no points are converted', async () => {
  const { convert, history, has } = await withPoints(300);
  await changeSettings(api.deps, { loyalty_point_status: 0 });
  expect(await rejectionOf(convert(100))).toMatchObject({ status: 403, code: 'loyalty_off' });
  expect(await rejectionOf(history())).toMatchObject({ status: 403, code: 'loyalty_off' });
  await changeSettings(api.deps, { loyalty_point_status: 1, customer_wallet_status: 0 });
  expect(await rejectionOf(convert(100))).toMatchObject({ status: 403, code: 'wallet_off' });
  await changeSettings(api.deps, { customer_wallet_status: 1 });
  expect(await has()).toEqual([300, 0]);
});

test('a delivered order earns its points once, and the first one rewards the referrer', async () => {
  const referrer = await withPoints(0);
  const friend = await makeCustomer(api.db, { referredBy: referrer.customer.id });
  const of = (token: string) => api.client({ token });
  const deliver = async (owner: string, totalMinor: number) => {
    const order = await makeOrder(api.db, owner, { totalMinor, status: 'picked_up' });
    const move = () =>
      api.db.transaction((tx) =>
        orderChanges.transition(api.deps, tx, order.id, 'delivered', { actor: 'courier' }),
      );
    await move();
    await expect(move()).rejects.toThrow('order_state');
    return order;
  };
  const order = await deliver(`customer:${friend.id}`, 3000);
  await deliver(`customer:${friend.id}`, 2050);
  await deliver('guest:somebody', 9000);
  const { data } = await of(friend.token).call(listPointTransactions, { query: {} });
  expect(data).toMatchObject([
    { credit: 10, balance: 25 },
    { credit: 15, balance: 15, reference: String(order.id), transaction_type: 'order_place' },
  ]);
  expect(data[0]?.store_name).toBeTruthy();
  expect(await referrer.has()).toEqual([0, 5]);
  expect((await referrer.wallet()).data).toMatchObject([{ credit: 5, transaction_type: 'referrer' }]);
});

test('an order with offline payment earns its points once, when it is both delivered and paid', async () => {
  const referrer = await withPoints(0);
  const friend = await makeCustomer(api.db, { referredBy: referrer.customer.id });
  const owner = `customer:${friend.id}`;
  const points = async () => {
    const { data } = await api.client({ token: friend.token }).call(listPointTransactions, { query: {} });
    return data.map(({ credit, reference }) => [credit, reference]);
  };
  const place = (method: 'offline_payment' | 'cash_on_delivery' = 'offline_payment') =>
    makeOrder(api.db, owner, { totalMinor: 3000, status: 'picked_up', paymentMethod: method });
  const deliver = (id: number) =>
    api.db.transaction((tx) => orderChanges.transition(api.deps, tx, id, 'delivered', { actor: 'courier' }));
  const receive = (id: number) => api.db.transaction((tx) => orderChanges.receivePayment(api.deps, tx, id));

  const late = await place();
  await deliver(late.id);
  expect([await points(), await referrer.has()]).toEqual([[], [0, 0]]);
  await Promise.all([receive(late.id), receive(late.id)]);
  expect([await points(), await referrer.has()]).toEqual([[[15, String(late.id)]], [0, 5]]);

  const early = await place();
  await receive(early.id);
  expect(await points()).toHaveLength(1);
  await deliver(early.id);
  expect(await points()).toHaveLength(2);
  expect(await referrer.has()).toEqual([0, 5]);
});

test('only an offline payment can be received, also after its order was canceled', async () => {
  const receive = (id: number) => api.db.transaction((tx) => orderChanges.receivePayment(api.deps, tx, id));
  const cash = await makeOrder(api.db, 'guest:payer', {});
  const canceled = await makeOrder(api.db, 'guest:payer', {
    paymentMethod: 'offline_payment',
    status: 'canceled',
  });
  await expect(receive(cash.id)).rejects.toMatchObject({ code: 'order_not_payable' });
  expect(await receive(canceled.id)).toMatchObject({ paymentStatus: 'paid', status: 'canceled' });
  await expect(receive(999_999)).rejects.toMatchObject({ code: 'not_found' });
});
