import { quoteOrder } from '@errand/contract/orders-place';
import { getCashback } from '@errand/contract/promotions';
import { listWalletTransactions } from '@errand/contract/wallet';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
  type Shop,
} from '../../../../test/buyers.ts';
import { deliver } from '../../../../test/delivered-orders.ts';
import { makeCourier, makeTransfer } from '../../../../test/factories/index.ts';
import type { TestApi } from '../../../../test/harness.ts';
import { openBankPage, startPayingApi, submitBankChoice } from '../../../../test/payments.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { balancesOf } from '../../ledger/index.ts';
import { orderRows } from '../../order-pages/index.ts';
import { orderChanges, storedOrders } from '../../orders/index.ts';
import { refundRequests } from '../../refunds/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { cashbacks } from '../promotions.tables.ts';
import { creditCashback } from './settle-cashback.ts';

let api: TestApi;
let shop: Shop;
let courierId: number;
beforeAll(async () => {
  ({ api } = await startPayingApi());
  shop = await makeShop(api);
  courierId = (await makeCourier(api.db, { zoneId: shop.zone.id })).id;
});
beforeEach(async () => {
  await api.db.update(cashbacks).set({ active: false });
});
afterAll(() => api.stop());

const DAY = 86_400_000;

/** A running offer of 10 percent. */
async function offer(values: Partial<typeof cashbacks.$inferInsert> = {}) {
  const [startsAt, endsAt] = [new Date(api.clock.now() - DAY), new Date(api.clock.now() + DAY)];
  const row = {
    title: { en: 'Back', ar: 'رجوع' },
    type: 'percentage' as const,
    amount: 10,
    startsAt,
    endsAt,
  };
  const [made] = await api.db
    .insert(cashbacks)
    .values({ ...row, ...values })
    .returning();
  return made!;
}

const customer = () => makeBuyer(api, shop, 'customer');

/** Places an order of 10.00 and a delivery of 2.00, free from 20.00 on. */
async function order(buyer: Buyer, quantity = 1, body: Parameters<Buyer['place']>[0] = {}) {
  await buyer.fill(shop.item.id, quantity);
  return (await buyer.place(body)).order_id;
}

const wallet = async (buyer: Buyer) => (await balancesOf(api.deps.pool, buyer.owner)).money;
const shown = async (buyer: Buyer, orderId: number) => (await orderOf(buyer, orderId)).cashback;
const move = (orderId: number, to: 'canceled' | 'delivered') =>
  api.db.transaction((tx) => orderChanges.transition(api.deps, tx, orderId, to, { actor: 'store' }));

/** Refunds pieces of the order's line to the wallet, or all that is left of it. */
async function refund(orderId: number, pieces: number | null, amountMinor: number) {
  const [line] = await orderRows.listLines(api.db, orderId);
  const lines = pieces === null ? null : [{ lineId: line!.id, quantity: pieces }];
  await api.db.transaction(async (tx) => {
    const locked = (await storedOrders.lock(tx, orderId))!;
    const isDone = await refundRequests.refundByStaff(api.deps, tx, locked, {
      chosen: lines && { lines, parts: [] },
      destination: 'wallet',
      reason: 'Broken',
      amountMinor,
    });
    expect(isDone).toBe(true);
  });
}

test('checkout, placed order and order show the recorded cashback, and the delivery credits it once', async () => {
  await offer({ amount: 5 });
  await offer({ amount: 10, title: { en: 'Ten back' } });
  const buyer = await customer();
  await buyer.fill(shop.item.id);
  const body = { ...DELIVERY_ADDRESS, ...CONTACT };
  const { cashback } = await buyer.client.call(quoteOrder, { query: {}, body });
  const promised = { title: 'Ten back', amount: 1.2, taken_back_amount: 0, status: 'promised' };
  expect(cashback).toEqual(promised);
  const placed = await buyer.place({ cashback_amount: 1.2 });
  expect(placed.cashback).toEqual(promised);
  expect(await shown(buyer, placed.order_id)).toEqual(promised);
  expect(await wallet(buyer)).toBe(0);

  await deliver(api, placed.order_id, courierId);
  await expect(move(placed.order_id, 'delivered')).rejects.toThrow('order_state');
  const credited = { id: placed.order_id, owner: buyer.owner };
  await api.db.transaction((tx) => creditCashback(tx, credited, new Date(api.clock.now())));
  expect(await wallet(buyer)).toBe(120);
  expect(await shown(buyer, placed.order_id)).toEqual({ ...promised, status: 'credited' });
  const { data } = await buyer.client.call(listWalletTransactions, { query: { type: 'CashBack' } });
  expect(data).toMatchObject([
    { credit: 1.2, debit: 0, transaction_type: 'CashBack', reference: String(placed.order_id) },
  ]);
});

test('an order with a cashback that is no longer offered is rejected with the current figures', async () => {
  const { id } = await offer();
  const buyer = await customer();
  await buyer.fill(shop.item.id);
  await api.db.update(cashbacks).set({ active: false }).where(eq(cashbacks.id, id));
  const rejected = await rejectionOf(buyer.place({ cashback_amount: 1.2 }));
  expect(rejected).toMatchObject({ code: 'price_changed', details: { quote: { cashback: null } } });
  expect((await buyer.place()).cashback).toBeNull();
});

test('guests and customers of a shop without wallets are promised nothing', async () => {
  await offer();
  const guest = await makeBuyer(api, shop, 'guest');
  expect(await shown(guest, await order(guest))).toBeNull();
  await changeSettings(api.deps, { customer_wallet_status: 0 });
  const buyer = await customer();
  expect(await shown(buyer, await order(buyer))).toBeNull();
  expect(await buyer.client.call(getCashback, { query: { amount: 12 } })).toBeNull();
  await changeSettings(api.deps, { customer_wallet_status: 1 });
});

test('a canceled order drops its cashback and frees the use', async () => {
  await offer({ perCustomer: 1 });
  const buyer = await customer();
  const first = await order(buyer);
  expect(await shown(buyer, await order(buyer))).toBeNull();
  expect(await buyer.client.call(getCashback, { query: { amount: 12 } })).toBeNull();
  await move(first, 'canceled');
  expect(await shown(buyer, first)).toMatchObject({ status: 'dropped' });
  expect(await shown(buyer, await order(buyer))).toMatchObject({ status: 'promised', amount: 1.2 });
  expect(await wallet(buyer)).toBe(0);
});

test('a failed payment drops the cashback, and the retry promises it again while it is left', async () => {
  await offer({ budgetMinor: 200 });
  const fail = async (buyer: Buyer) => {
    const orderId = await order(buyer, 1, { payment_method: 'digital_payment' });
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'decline');
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'failed',
      cashback: { status: 'dropped' },
    });
    return orderId;
  };
  const retry = async (buyer: Buyer, orderId: number) => {
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'approve');
    await api.jobs.run();
    return (await shown(buyer, orderId))?.status;
  };
  const [one, two] = [await customer(), await customer()];
  const [first, second] = [await fail(one), await fail(two)];
  expect(await retry(one, first)).toBe('promised');
  expect(await retry(two, second)).toBe('dropped');
  await deliver(api, second, courierId);
  expect(await wallet(two)).toBe(0);
});

test('concurrent orders use the last use of a limit once', async () => {
  await offer({ perCustomer: 1 });
  const buyer = await customer();
  const lines = [{ item_id: shop.item.id, quantity: 1, model: 'Item' }];
  const direct = { is_buy_now: 1, cart: lines, store_id: shop.store.id };
  const placed = await Promise.all([buyer.place(direct), buyer.place(direct), buyer.place(direct)]);
  expect(placed.filter(({ cashback }) => cashback !== null)).toHaveLength(1);
});

test('concurrent orders do not exceed a budget', async () => {
  await offer({ budgetMinor: 250 });
  const buyers = await Promise.all(Array.from({ length: 4 }, customer));
  for (const buyer of buyers) await buyer.fill(shop.item.id);
  const placed = await Promise.all(buyers.map((buyer) => buyer.place()));
  expect(placed.filter(({ cashback }) => cashback !== null)).toHaveLength(2);
});

test('refunds take the cashback back in proportion, and all of it with the whole order', async () => {
  await offer();
  const buyer = await customer();
  const orderId = await order(buyer, 4);
  await deliver(api, orderId, courierId);
  expect(await wallet(buyer)).toBe(400);
  await refund(orderId, 1, 1000);
  expect(await wallet(buyer)).toBe(400 + 1000 - 100);
  expect(await shown(buyer, orderId)).toMatchObject({ status: 'credited', taken_back_amount: 1 });
  await refund(orderId, null, 3000);
  expect(await wallet(buyer)).toBe(4000);
  expect(await shown(buyer, orderId)).toMatchObject({
    status: 'taken_back',
    amount: 4,
    taken_back_amount: 4,
  });
});

test('cashback that the customer has spent is taken back only as far as the wallet has it', async () => {
  await offer();
  const buyer = await customer();
  const orderId = await order(buyer, 2);
  await deliver(api, orderId, courierId);
  await makeTransfer(api.db, Number(buyer.owner.split(':')[1]), -150, { type: 'order_place' });
  await api.db.transaction(async (tx) => {
    const locked = (await storedOrders.lock(tx, orderId))!;
    await refundRequests.refundByStaff(api.deps, tx, locked, {
      chosen: null,
      destination: 'hand',
      reason: 'Broken',
      amountMinor: 2000,
    });
  });
  expect(await wallet(buyer)).toBe(0);
  expect(await shown(buyer, orderId)).toMatchObject({ status: 'taken_back', taken_back_amount: 0.5 });
  const { rows } = await api.db.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0) as sum from ledger_entries`,
  );
  expect(Number(rows[0]?.sum)).toBe(0);
});
