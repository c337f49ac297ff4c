import { getCustomerInfo } from '@errand/contract/customer';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { trackOrder } from '@errand/contract/orders-track';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HoldPoint, startWorker } from '../../../test/crash-harness.ts';
import {
  makeParcelService,
  makeSender,
  parcelBody,
  transitionParcel,
} from '../../../test/factories/parcels.ts';
import type { TestApi } from '../../../test/harness.ts';
import { creditWallet, startPayingApi } from '../../../test/payments.ts';
import { ledgerAccounts } from '../ledger/ledger.tables.ts';
import { ORDER_PLACED } from '../orders/events/index.ts';
import { orderHistory, orders } from '../orders/orders.tables.ts';
import { parcels } from './parcel.tables.ts';

// The test starts another process.
vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
/** Published order events, with repetitions. */
const publishedOrders: number[] = [];
beforeAll(async () => {
  ({ api } = await startPayingApi());
  api.deps.jobs.subscribe(ORDER_PLACED, 'test', async ({ orderId }) => void publishedOrders.push(orderId));
});
afterAll(() => api.stop());

/** A customer with a balance of 5.00; the parcel costs 5.56. */
async function makePayingSender() {
  const service = await makeParcelService(api);
  const sender = await makeSender(api, service, 'customer');
  await creditWallet(api, sender, 500);
  const [account] = await api.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.owner, sender.owner), eq(ledgerAccounts.unit, 'money')));
  return { service, sender, accountId: account?.id };
}

type Case = Awaited<ReturnType<typeof makePayingSender>>;

/** A request to the process that will be killed; its response is lost. */
function send({ sender }: Case, base: string, method: 'POST' | 'PUT', path: string, body: object, key = '') {
  const { token, moduleId } = sender.viewer;
  const headers = {
    'content-type': 'application/json',
    moduleId: String(moduleId),
    authorization: `Bearer ${token}`,
    ...(key && { 'idempotency-key': key }),
  };
  return fetch(base + path, { method, headers, body: JSON.stringify(body) }).catch(() => null);
}

const walletOf = async ({ sender }: Case) => (await sender.client.call(getCustomerInfo, {})).wallet_balance;

test('killing the process between any two steps of placing a parcel leaves a whole one or none, and a retry places it once', async () => {
  // The operator's ledger account exists before: creating it would make the orders wait for each other.
  await (await makePayingSender()).sender.send({ partial_payment: 1 });
  const holdPoints: ((one: Case) => HoldPoint)[] = [
    ({ sender }) => ({ table: 'idempotency_keys', on: 'insert', row: { owner: sender.owner } }),
    ({ sender }) => ({ table: 'orders', on: 'insert', row: { owner: sender.owner } }),
    ({ accountId }) => ({ table: 'ledger_entries', on: 'insert', row: { account_id: accountId } }),
    ({ service }) => ({ table: 'parcels', on: 'insert', row: { category_id: service.category.id } }),
    ({ sender }) => ({ table: 'orders', on: 'insert', row: { owner: sender.owner }, atCommit: true }),
  ];
  const cases: Case[] = [];
  // A process places only four orders at once.
  for (const points of [holdPoints.slice(0, 2), holdPoints.slice(2)]) {
    const worker = await startWorker(api);
    const lost: Promise<unknown>[] = [];
    for (const holdPoint of points) {
      const one = await makePayingSender();
      await worker.holdAfter(holdPoint(one));
      const body = { ...parcelBody(one.service), partial_payment: 1 };
      const key = `killed-${cases.length}`;
      lost.push(send(one, worker.base, 'POST', '/api/v1/customer/order/place', body, key));
      cases.push(one);
    }
    await worker.kill();
    expect(await Promise.all(lost)).toEqual(points.map(() => null));
  }

  for (const [index, one] of cases.entries()) {
    const { sender, service } = one;
    const isPlaced = index === cases.length - 1;
    const stored = async () => {
      const rows = await api.db
        .select()
        .from(orders)
        .where(eq(orders.owner, sender.owner))
        .orderBy(orders.id);
      const beside = await api.db
        .select()
        .from(parcels)
        .where(eq(parcels.categoryId, service.category.id))
        .orderBy(parcels.orderId);
      return { rows, counts: [rows.length, beside.length, await walletOf(one)] };
    };
    expect((await stored()).counts).toEqual(isPlaced ? [1, 1, 0] : [0, 0, 5]);
    const { order_id: orderId } = await sender.send({ partial_payment: 1 }, `killed-${index}`);
    const { rows, counts } = await stored();
    expect(counts).toEqual([1, 1, 0]);
    expect(rows.map(({ id, walletMinor, totalMinor }) => [id, walletMinor, totalMinor])).toEqual([
      [orderId, 500, 556],
    ]);
    await api.jobs.run();
    expect(publishedOrders.filter((id) => id === orderId)).toHaveLength(1);
  }
});

test('killing the process between any two steps of canceling a parcel cancels it wholly or not at all', async () => {
  const worker = await startWorker(api);
  const placed: (Case & { orderId: number; isPickedUp: boolean })[] = [];
  for (const isPickedUp of [false, false, true, true]) {
    const one = await makePayingSender();
    const { order_id: orderId } = await one.sender.send({ partial_payment: 1 });
    if (isPickedUp) await transitionParcel(api, orderId, 'picked_up');
    placed.push({ ...one, orderId, isPickedUp });
  }
  const [, second, third, fourth] = placed;
  const holdPoints: (HoldPoint | undefined)[] = [
    { table: 'parcels', on: 'update', row: { order_id: placed[0]?.orderId } },
    { table: 'ledger_entries', on: 'insert', row: { account_id: second?.accountId } },
    { table: 'order_history', on: 'insert', row: { order_id: third?.orderId, status: 'canceled' } },
    { table: 'orders', on: 'update', row: { id: fourth?.orderId, status: 'canceled' } },
  ];
  for (const point of holdPoints) if (point) await worker.holdAfter(point);
  for (const one of placed) {
    const body = { order_id: one.orderId, reason: ['Why'] };
    void send(one, worker.base, 'PUT', '/api/v1/customer/order/cancel', body);
  }
  await worker.kill();

  for (const one of placed) {
    const { sender, orderId, isPickedUp } = one;
    const read = () => sender.client.call(trackOrder, { query: { order_id: orderId } });
    expect(await read()).toMatchObject({
      order_status: isPickedUp ? 'picked_up' : 'pending',
      parcel_cancellation: null,
    });
    expect(await walletOf(one)).toBe(0);
    await sender.client.call(cancelOrder, { query: {}, body: { order_id: orderId, reason: ['Why'] } });
    expect(await read()).toMatchObject({
      order_status: 'canceled',
      parcel_cancellation: { reasons: ['Why'], return_fee: isPickedUp ? 2.78 : 0 },
    });
    expect(await walletOf(one)).toBe(isPickedUp ? 0 : 5);
    const history = await api.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(orderHistory.id);
    expect(history.filter(({ status }) => status === 'canceled')).toHaveLength(1);
  }
});
