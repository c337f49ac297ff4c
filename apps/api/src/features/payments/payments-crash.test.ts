import { addToCart, listCart } from '@errand/contract/cart';
import { getCustomerInfo } from '@errand/contract/customer';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { trackOrder } from '@errand/contract/orders-track';
import { payWithWallet } from '@errand/contract/payments';
import { addFund } from '@errand/contract/wallet';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Buyer, CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, stockOf } from '../../../test/buyers.ts';
import { type HoldPoint, startWorker } from '../../../test/crash-harness.ts';
import type { TestApi } from '../../../test/harness.ts';
import {
  bankBalanceOf,
  creditWallet,
  openBankPage,
  startPayingApi,
  submitBankChoice,
} from '../../../test/payments.ts';
import { carts } from '../cart/cart.tables.ts';
import { MESSAGE_JOB, signedMessage } from '../demo-bank/index.ts';
import { ledgerAccounts } from '../ledger/ledger.tables.ts';
import { ORDER_JOBS, ORDER_PLACED } from '../orders/events/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { RECONCILE_JOB } from './payment-events.ts';
import { payments, refunds } from './payments.tables.ts';
import { refundOrder } from './refunds.ts';

// The test starts another process.
vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
/** Published order events, with repetitions. */
const publishedOrders: number[] = [];
beforeAll(async () => {
  ({ api } = await startPayingApi({ settings: { add_fund_status: 1 } }));
  api.deps.jobs.subscribe(ORDER_PLACED, 'test', async ({ orderId }) => void publishedOrders.push(orderId));
});
afterAll(() => api.stop());

const WITH_WALLET = {
  ...DELIVERY_ADDRESS,
  ...CONTACT,
  payment_method: 'cash_on_delivery',
  partial_payment: 1,
} as const;

/** A buyer's request to the process that will be killed; its response is lost. */
function send(base: string, buyer: Buyer, path: string, body: object, headers: Record<string, string> = {}) {
  const { token, moduleId, guestId } = buyer.viewer;
  const sent = {
    'content-type': 'application/json',
    moduleId: String(moduleId),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  return visit(base + path, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify({ guest_id: guestId, ...body }),
  });
}

/** A page of that process; null when it has died. */
function visit(url: string, init: RequestInit = {}) {
  return fetch(url, { redirect: 'manual', ...init }).catch(() => null);
}

const walletOf = async (buyer: Buyer) => (await buyer.client.call(getCustomerInfo, {})).wallet_balance;

/** A customer with a balance of 5.00 and one of five pieces in the cart. */
async function makeBuyerWithCart() {
  const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 5 } });
  const buyer = await makeBuyer(api, shop, 'customer');
  await creditWallet(api, buyer, 500);
  await buyer.client.call(addToCart, { query: {}, body: { item_id: shop.item.id, quantity: 1 } });
  const [account] = await api.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.owner, buyer.owner), eq(ledgerAccounts.unit, 'money')));
  const [cart] = await api.db.select().from(carts).where(eq(carts.owner, buyer.owner));
  return { shop, buyer, accountId: account?.id, cartId: cart?.id };
}

test('killing the process between any two steps of placing leaves a whole order or none, and a retry places it once', async () => {
  // The operator's ledger account exists before: creating it would make the orders wait for each other.
  await (await makeBuyerWithCart()).buyer.place(WITH_WALLET);
  const holdPoints: ((one: Awaited<ReturnType<typeof makeBuyerWithCart>>) => HoldPoint)[] = [
    ({ buyer }) => ({ table: 'idempotency_keys', on: 'insert', row: { owner: buyer.owner } }),
    ({ shop }) => ({ table: 'items', on: 'update', row: { id: shop.item.id, stock: 4 } }),
    ({ buyer }) => ({ table: 'orders', on: 'insert', row: { owner: buyer.owner } }),
    ({ shop }) => ({ table: 'order_lines', on: 'insert', row: { item_id: shop.item.id } }),
    ({ accountId }) => ({ table: 'ledger_entries', on: 'insert', row: { account_id: accountId } }),
    ({ cartId }) => ({ table: 'cart_lines', on: 'delete', row: { cart_id: cartId } }),
    ({ buyer }) => ({ table: 'orders', on: 'insert', row: { owner: buyer.owner }, atCommit: true }),
  ];
  const cases: Awaited<ReturnType<typeof makeBuyerWithCart>>[] = [];
  // A process places only four orders at once.
  for (const points of [holdPoints.slice(0, 3), holdPoints.slice(3)]) {
    const worker = await startWorker(api);
    const lost: Promise<unknown>[] = [];
    for (const holdPoint of points) {
      const one = await makeBuyerWithCart();
      await worker.holdAfter(holdPoint(one));
      const key = { 'idempotency-key': `killed-${cases.length}` };
      lost.push(send(worker.base, one.buyer, '/api/v1/customer/order/place', WITH_WALLET, key));
      cases.push(one);
    }
    await worker.kill();
    expect(await Promise.all(lost)).toEqual(points.map(() => null));
  }

  for (const [index, { buyer, shop }] of cases.entries()) {
    const isPlaced = index === cases.length - 1;
    const before = await api.db.select().from(orders).where(eq(orders.owner, buyer.owner)).orderBy(orders.id);
    expect([before.length, await stockOf(api, shop.item.id), await walletOf(buyer)]).toEqual(
      isPlaced ? [1, 4, 0] : [0, 5, 5],
    );
    expect(await buyer.client.call(listCart, { query: {} })).toHaveLength(isPlaced ? 0 : 1);

    const { order_id: orderId } = await buyer.place(WITH_WALLET, `killed-${index}`);
    const after = await api.db.select().from(orders).where(eq(orders.owner, buyer.owner)).orderBy(orders.id);
    expect(after.map(({ id, walletMinor, totalMinor }) => [id, walletMinor, totalMinor])).toEqual([
      [orderId, 500, 1200],
    ]);
    expect([await stockOf(api, shop.item.id), await walletOf(buyer)]).toEqual([4, 0]);
    await api.jobs.run();
    expect(publishedOrders.filter((id) => id === orderId)).toHaveLength(1);
  }
});

test('killing the process between any two steps of paying loses no payment, and charges and notifies only once', async () => {
  const shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 50 } });
  const digital = { payment_method: 'digital_payment' as const };
  const worker = await startWorker(api);
  const requests: (() => Promise<unknown>)[] = [];

  async function order(buyer?: Buyer) {
    const by = buyer ?? (await makeBuyer(api, shop));
    await by.fill(shop.item.id);
    return { buyer: by, orderId: (await by.place(digital)).order_id };
  }
  async function paidAtBank() {
    const placed = await order();
    const decided = await submitBankChoice(api, await openBankPage(placed.buyer, placed.orderId), 'approve');
    const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, placed.orderId));
    return { ...placed, back: String(decided.headers.location), payment };
  }

  // Killed between shop and bank, before the payment is possible.
  const unopened = [await order(), await order(), await order()] as const;
  const [first, second, third] = unopened;
  await worker.holdAfter({ table: 'payments', on: 'insert', row: { order_id: first.orderId } });
  await worker.holdAfter({
    table: 'demo_bank_charges',
    on: 'insert',
    row: { description: `Errand · ${second.orderId}` },
  });
  await worker.holdAfter({
    table: 'payments',
    on: 'update',
    row: { order_id: third.orderId, status: 'open' },
  });
  for (const { buyer, orderId } of unopened) {
    const body = { order_id: orderId, payment_method: 'demo_bank' };
    requests.push(() => send(worker.base, buyer, '/api/v1/customer/order/payment', body));
  }

  // The bank has the money. Killed while the shop settles it, and while the bank sends its webhook.
  const paid = [await paidAtBank(), await paidAtBank(), await paidAtBank(), await paidAtBank()] as const;
  const [marked, confirmed, committing, recorded] = paid;
  await worker.holdAfter({
    table: 'payments',
    on: 'update',
    row: { order_id: marked.orderId, status: 'paid' },
  });
  const isPaid = ({ orderId }: { orderId: number }) => ({ id: orderId, payment_status: 'paid' });
  await worker.holdAfter({ table: 'orders', on: 'update', row: isPaid(confirmed) });
  await worker.holdAfter({ table: 'orders', on: 'update', row: isPaid(committing), atCommit: true });
  for (const { back } of [marked, confirmed, committing]) requests.push(() => visit(worker.base + back));
  await worker.holdAfter({ table: 'payment_events', on: 'insert', row: { event_id: 'evt_killed' } });
  const message = signedMessage({ reference: recorded.payment?.reference ?? '', eventId: 'evt_killed' });
  requests.push(() =>
    visit(`${worker.base}/api/v1/payments/webhook/demo_bank`, {
      method: 'POST',
      headers: message.headers,
      body: message.body,
    }),
  );

  // Killed while the bank takes the money; the customer has closed the page.
  const leaving = await order();
  const link = await openBankPage(leaving.buyer, leaving.orderId);
  const reference = link.split('/').at(-1);
  await worker.holdAfter({
    table: 'demo_bank_charges',
    on: 'update',
    row: { reference, state: 'paid' },
    atCommit: true,
  });
  requests.push(() => send(worker.base, leaving.buyer, link, { choice: 'approve' }));

  // Killed during a payment from the wallet, and during a top-up.
  const rich = await makeBuyer(api, shop, 'customer');
  await creditWallet(api, rich, 2000);
  const own = await order(rich);
  const orderId = String(own.orderId);
  await worker.holdAfter({ table: 'ledger_transfers', on: 'insert', row: { reference: orderId } });
  requests.push(() =>
    send(worker.base, rich, '/api/v1/customer/order/wallet-payment', { order_id: own.orderId }),
  );
  const topUpBuyer = await makeBuyer(api, shop, 'customer');
  const added = await topUpBuyer.client.call(addFund, { body: { amount: 30, payment_method: 'demo_bank' } });
  const decided = await submitBankChoice(api, added.redirect_link, 'approve');
  const [topUp] = await api.db.select().from(payments).where(eq(payments.owner, topUpBuyer.owner));
  await worker.holdAfter({ table: 'ledger_transfers', on: 'insert', row: { reference: topUp?.id } });
  requests.push(() => visit(worker.base + String(decided.headers.location)));

  // Killed during the provider's refund of a canceled order.
  const returned = await paidAtBank();
  await api.inject({ url: returned.back });
  await returned.buyer.client.call(cancelOrder, { query: {}, body: { order_id: returned.orderId } });
  await api.db.execute(sql`delete from test_jobs where name = ${ORDER_JOBS.refund}`);
  await refundOrder(api.deps, returned.orderId);
  const [refund] = await api.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, returned.payment?.id ?? ''));
  await worker.holdAfter({ table: 'refunds', on: 'update', row: { id: refund?.id } });
  requests.push(async () => void worker.send(refund?.id ?? ''));

  // A hold point cannot be set on a table in which a worker is held.
  for (const request of requests) void request();
  await worker.kill();

  // Unpaid orders are retried; for all others no webhook arrives, and the shop queries the provider.
  for (const { buyer, orderId: id } of unopened)
    await submitBankChoice(api, await openBankPage(buyer, id), 'approve');
  await rich.client.call(payWithWallet, { query: {}, body: { order_id: own.orderId } });
  await api.db.execute(sql`delete from test_jobs where name = ${MESSAGE_JOB}`);
  api.clock.advance(3 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  await api.jobs.run();
  await api.jobs.tick(RECONCILE_JOB);
  await api.jobs.run();

  for (const { buyer, orderId: id } of [...unopened, ...paid, leaving]) {
    const now = await buyer.client.call(trackOrder, { query: { order_id: id } });
    expect([id, now.order_status, now.payment_status, await bankBalanceOf(api, id)]).toEqual([
      id,
      'pending',
      'paid',
      1200,
    ]);
    expect(publishedOrders.filter((one) => one === id)).toEqual([id]);
  }
  expect([await walletOf(rich), await walletOf(topUpBuyer)]).toEqual([8, 30]);
  expect(publishedOrders.filter((one) => one === own.orderId)).toEqual([own.orderId]);
  const gone = await returned.buyer.client.call(trackOrder, { query: { order_id: returned.orderId } });
  expect([gone.order_status, await bankBalanceOf(api, returned.orderId)]).toEqual(['refunded', 0]);
  expect(await api.db.select().from(refunds).where(eq(refunds.status, 'pending'))).toEqual([]);
  // Ten orders are confirmed, the eleventh has released its piece.
  expect(await stockOf(api, shop.item.id)).toBe(50 - unopened.length - paid.length - 2);
});
