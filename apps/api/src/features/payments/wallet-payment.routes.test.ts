import { addToCart } from '@errand/contract/cart';
import { getCustomerInfo } from '@errand/contract/customer';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { placeOrder, quoteOrder } from '@errand/contract/orders-place';
import { getFailedPayment, payWithCash, payWithWallet } from '@errand/contract/payments';
import { listWalletTransactions } from '@errand/contract/wallet';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
  type Shop,
  stockOf,
} from '../../../test/buyers.ts';
import {
  bankBalanceOf,
  countPlacedEvents,
  creditWallet,
  openBankPage,
  openPayingApi,
  submitBankChoice,
} from '../../../test/payments.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { zones } from '../location/location.tables.ts';
import { orderChanges } from '../orders/index.ts';
import { changeSettings } from '../settings/index.ts';
import { RECONCILE_JOB } from './payment-events.ts';

const { api } = await openPayingApi();
let shop: Shop;
beforeEach(async () => {
  await changeSettings(api.deps, { partial_payment_status: 1, partial_payment_method: 'both' });
  shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 5 } });
});

/** A customer with a cart of 12.00 including delivery, and a wallet balance. */
async function withMoney(minor: number) {
  const buyer = await makeBuyer(api, shop, 'customer');
  if (minor > 0) await creditWallet(api, buyer, minor);
  await buyer.fill(shop.item.id);
  return buyer;
}

async function balance(buyer: Buyer) {
  return (await buyer.client.call(getCustomerInfo, {})).wallet_balance;
}

async function movements(buyer: Buyer) {
  const { data } = await buyer.client.call(listWalletTransactions, { query: { type: 'order' } });
  return data.map((row) => [row.transaction_type, row.credit - row.debit, row.store_name !== null]);
}

const stock = () => stockOf(api, shop.item.id);
const quoteOf = (buyer: Buyer, body = {}) =>
  buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, ...body } });
const move = (orderId: number, to: Parameters<typeof orderChanges.transition>[3]) =>
  api.db.transaction((tx) => orderChanges.transition(api.deps, tx, orderId, to, { actor: 'store' }));

const WALLET = { payment_method: 'wallet' as const };
const WITH_CASH = { payment_method: 'cash_on_delivery' as const, partial_payment: 1 };
const WITH_BANK = { payment_method: 'digital_payment' as const, partial_payment: 1 };

describe('an order paid from the wallet', () => {
  test('is paid when it is placed, and the store is notified', async () => {
    const buyer = await withMoney(5000);
    expect(await quoteOf(buyer, WALLET)).toMatchObject({
      wallet_balance: 50,
      partially_paid_amount: 12,
      due_amount: 0,
      problems: [],
    });
    const { order_id: orderId } = await buyer.place(WALLET);
    expect(await orderOf(buyer, orderId)).toMatchObject({
      payment_method: 'wallet',
      payment_status: 'paid',
      pay_by: null,
      partially_paid_amount: 0,
      payments: [{ amount: 12, payment_method: 'wallet', payment_status: 'paid', order_id: orderId }],
    });
    expect(await balance(buyer)).toBe(38);
    expect(await movements(buyer)).toEqual([['order_place', -12, true]]);
    expect(await countPlacedEvents(api, orderId)).toBe(1);
  });

  test('is rejected with the amounts when the balance is too low, and nothing moves', async () => {
    const buyer = await withMoney(1199);
    const quote = await quoteOf(buyer, WALLET);
    expect(quote.problems.map(({ code }) => code)).toEqual(['wallet_low']);
    const rejection = await rejectionOf(buyer.place(WALLET));
    expect([rejection.status, rejection.code]).toEqual([403, 'wallet_low']);
    expect(rejection.message).toContain('$11.99');
    expect(rejection.message).toContain('$12.00');
    expect([await balance(buyer), await stock()]).toEqual([11.99, 5]);
  });

  test('succeeds for one of two concurrent orders when the balance covers one, and the balance is never negative', async () => {
    const other = await makeShop(api, { moduleType: 'grocery', item: { stock: 5 } });
    const buyer = await withMoney(2000);
    const elsewhere = api.client({ ...buyer.viewer, moduleId: other.module.id });
    await elsewhere.call(addToCart, { query: {}, body: { item_id: other.item.id, quantity: 1 } });
    const outcomes = await Promise.allSettled([
      buyer.place(WALLET),
      elsewhere.call(placeOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, ...WALLET } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rejected = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(rejected.reason).toMatchObject({ code: 'wallet_low' });
    expect(await balance(buyer)).toBe(8);
  });

  test('takes the money once for ten concurrent requests with one key', async () => {
    const buyer = await withMoney(10_000);
    await Promise.all(Array.from({ length: 10 }, () => buyer.place(WALLET, 'wallet-key')));
    expect(await balance(buyer)).toBe(88);
    expect(await stock()).toBe(4);
  });

  test('is refunded to the wallet at once, and only once, when it is canceled', async () => {
    const buyer = await withMoney(2000);
    const { order_id: orderId } = await buyer.place(WALLET);
    const cancel = () => buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
    await Promise.allSettled([cancel(), cancel(), cancel()]);
    expect(await balance(buyer)).toBe(20);
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'refunded' });
    expect(await balance(buyer)).toBe(20);
    expect(await stock()).toBe(5);
    expect(await movements(buyer)).toEqual([
      ['order_refund', 12, true],
      ['order_place', -12, true],
    ]);
  });

  test('stays canceled when it cost nothing, because nothing is returned', async () => {
    shop = await makeShop(api, { moduleType: 'grocery', item: { priceMinor: 0 } });
    const buyer = await withMoney(2000);
    const { order_id: orderId } = await buyer.place({ ...WALLET, order_type: 'take_away' });
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_amount: 0, payment_status: 'paid' });
    await buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'canceled' });
  });

  test('is for customers only, and only if wallets are enabled', async () => {
    const guest = await makeBuyer(api, shop);
    await guest.fill(shop.item.id);
    expect((await quoteOf(guest)).payment_methods).not.toContain('wallet');
    for (const body of [WALLET, WITH_CASH]) {
      expect(['payment_method_off', 'partial_payment_off']).toContain(
        (await rejectionOf(guest.place(body))).code,
      );
    }
    const buyer = await withMoney(5000);
    await changeSettings(api.deps, { customer_wallet_status: 0 });
    expect((await rejectionOf(buyer.place(WALLET))).code).toBe('payment_method_off');
    expect(await quoteOf(buyer)).toMatchObject({ wallet_balance: null });
    await changeSettings(api.deps, { customer_wallet_status: 1 });
  });
});

describe('an order paid partly from the wallet', () => {
  test('takes the balance, and the rest is paid at the door', async () => {
    const buyer = await withMoney(500);
    expect(await quoteOf(buyer, WITH_CASH)).toMatchObject({
      order_amount: 12,
      partially_paid_amount: 5,
      due_amount: 7,
      partial_payment_methods: ['cash_on_delivery', 'digital_payment'],
    });
    const { order_id: orderId } = await buyer.place({ ...WITH_CASH, partially_paid_amount: 5 });
    expect(await orderOf(buyer, orderId)).toMatchObject({
      payment_method: 'cash_on_delivery',
      payment_status: 'partially_paid',
      partially_paid_amount: 5,
      payments: [
        { id: 1, amount: 5, payment_method: 'wallet', payment_status: 'paid' },
        { id: 2, amount: 7, payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
      ],
    });
    expect([await balance(buyer), await countPlacedEvents(api, orderId)]).toEqual([0, 1]);
    expect(await movements(buyer)).toEqual([['partial_payment', -5, true]]);
    for (const to of ['confirmed', 'handover', 'picked_up', 'delivered'] as const) await move(orderId, to);
    expect((await orderOf(buyer, orderId)).payments[1]).toMatchObject({ payment_status: 'paid', amount: 7 });
  });

  test('charges only the rest at the provider, and refunds each part to its source when canceled', async () => {
    const buyer = await withMoney(500);
    const { order_id: orderId } = await buyer.place(WITH_BANK);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'partially_paid' });
    expect(await countPlacedEvents(api, orderId)).toBe(0);
    const link = await openBankPage(buyer, orderId);
    expect((await api.inject({ url: link })).body).toContain('7.00');
    await submitBankChoice(api, link, 'approve');
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid', pay_by: null });
    expect([await bankBalanceOf(api, orderId), await balance(buyer)]).toEqual([700, 0]);
    await buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
    await api.jobs.run();
    expect([await bankBalanceOf(api, orderId), await balance(buyer)]).toEqual([0, 5]);
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'refunded' });
  });

  test('returns the wallet’s part when the payment at the provider expires', async () => {
    const buyer = await withMoney(500);
    const { order_id: orderId } = await buyer.place(WITH_BANK);
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'leave');
    api.clock.advance(32 * 60_000);
    await Promise.all([api.jobs.tick(RECONCILE_JOB), api.jobs.tick(RECONCILE_JOB)]);
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'canceled' });
    expect([await balance(buyer), await stock()]).toEqual([5, 5]);
  });

  test('is paid from the wallet alone when the balance covers it', async () => {
    const buyer = await withMoney(1200);
    const { order_id: orderId } = await buyer.place(WITH_BANK);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_method: 'wallet', payment_status: 'paid' });
  });

  test('is rejected with the current part when it differs from the displayed one', async () => {
    const buyer = await withMoney(500);
    const rejection = await rejectionOf(buyer.place({ ...WITH_CASH, partially_paid_amount: 6 }));
    expect([rejection.status, rejection.code]).toEqual([409, 'price_changed']);
    expect(rejection.details).toMatchObject({ quote: { partially_paid_amount: 5, due_amount: 7 } });
    expect(await balance(buyer)).toBe(5);
  });

  test('allows only the operator’s methods for the rest', async () => {
    const buyer = await withMoney(500);
    await changeSettings(api.deps, { partial_payment_method: 'digital_payment' });
    expect((await rejectionOf(buyer.place(WITH_CASH))).code).toBe('partial_payment_off');
    expect((await quoteOf(buyer)).partial_payment_methods).toEqual(['digital_payment']);
    const { order_id: orderId } = await buyer.place(WITH_BANK);
    const cash = buyer.client.call(payWithCash, { query: {}, body: { order_id: orderId } });
    expect((await rejectionOf(cash)).code).toBe('payment_method_off');
    await changeSettings(api.deps, { partial_payment_method: 'cod' });
    const next = await withMoney(500);
    expect((await rejectionOf(next.place(WITH_BANK))).code).toBe('partial_payment_off');
    await api.db.update(zones).set({ cashOnDelivery: false }).where(eq(zones.id, shop.zone.id));
    expect((await quoteOf(next)).partial_payment_methods).toEqual([]);
    await changeSettings(api.deps, { partial_payment_status: 0 });
    expect((await rejectionOf(next.place(WITH_BANK))).code).toBe('partial_payment_off');
  });
});

describe('an order awaiting payment', () => {
  async function placeUnpaid(minor: number) {
    const buyer = await withMoney(minor);
    const { order_id: orderId } = await buyer.place({ payment_method: 'digital_payment' });
    const pay = () => buyer.client.call(payWithWallet, { query: {}, body: { order_id: orderId } });
    return { buyer, orderId, pay };
  }

  test('can be paid from the wallet, also after a declined payment, which closes the provider’s page', async () => {
    const { buyer, orderId, pay } = await placeUnpaid(2000);
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'decline');
    await api.jobs.run();
    const failed = await buyer.client.call(getFailedPayment, { query: { order_id: orderId } });
    expect(failed).toMatchObject({ wallet: true, due_amount: 12 });
    const link = await openBankPage(buyer, orderId);
    await Promise.allSettled([pay(), pay()]);
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'pending',
      payment_status: 'paid',
      payment_method: 'wallet',
    });
    await submitBankChoice(api, link, 'approve');
    expect([await balance(buyer), await bankBalanceOf(api, orderId)]).toEqual([8, 0]);
    expect(await countPlacedEvents(api, orderId)).toBe(1);
    expect((await rejectionOf(pay())).code).toBe('order_not_payable');
  });

  test('reports a balance that is too low, and is a 404 for another visitor', async () => {
    const { buyer, orderId, pay } = await placeUnpaid(100);
    expect((await rejectionOf(pay())).message).toContain('$1.00');
    const offer = await buyer.client.call(getFailedPayment, { query: { order_id: orderId } });
    expect(offer.wallet).toBe(false);
    const other = await withMoney(9000);
    const foreign = other.client.call(payWithWallet, { query: {}, body: { order_id: orderId } });
    expect((await rejectionOf(foreign)).status).toBe(404);
    expect(await balance(other)).toBe(90);
  });

  test('offers the methods that are enabled now, and rejects the others', async () => {
    const { buyer, orderId, pay } = await placeUnpaid(2000);
    const offer = () => buyer.client.call(getFailedPayment, { query: { order_id: orderId } });
    const bank = [{ gateway: 'demo_bank', gateway_title: expect.any(String) }];
    expect(await offer()).toMatchObject({ cash: true, wallet: true, methods: bank });
    await changeSettings(api.deps, { customer_wallet_status: 0 });
    expect(await offer()).toMatchObject({ cash: true, wallet: false, methods: bank });
    expect((await rejectionOf(pay())).code).toBe('payment_method_off');
    await changeSettings(api.deps, { customer_wallet_status: 1 });
    await api.db.update(zones).set({ digitalPayment: false }).where(eq(zones.id, shop.zone.id));
    expect(await offer()).toMatchObject({ cash: true, wallet: true, methods: [] });
    expect((await rejectionOf(openBankPage(buyer, orderId))).code).toBe('payment_method_off');
    await pay();
    expect(await balance(buyer)).toBe(8);
  });

  test('limits the rest of a partial payment to the operator’s methods, also at the provider', async () => {
    const buyer = await withMoney(500);
    const { order_id: orderId } = await buyer.place(WITH_BANK);
    await changeSettings(api.deps, { partial_payment_method: 'cod' });
    const offer = await buyer.client.call(getFailedPayment, { query: { order_id: orderId } });
    expect(offer).toMatchObject({ cash: true, methods: [] });
    expect((await rejectionOf(openBankPage(buyer, orderId))).code).toBe('payment_method_off');
  });

  test('keeps an open page of the provider when that method is disabled', async () => {
    const { buyer, orderId } = await placeUnpaid(0);
    const link = await openBankPage(buyer, orderId);
    await api.db.update(zones).set({ digitalPayment: false }).where(eq(zones.id, shop.zone.id));
    expect(await openBankPage(buyer, orderId)).toBe(link);
  });

  test('refunds one of two concurrent payments, at the provider and from the wallet', async () => {
    const { buyer, orderId, pay } = await placeUnpaid(2000);
    const link = await openBankPage(buyer, orderId);
    await Promise.allSettled([pay(), submitBankChoice(api, link, 'approve').then(() => api.jobs.run())]);
    api.clock.advance(3 * 60_000);
    await api.jobs.tick(RECONCILE_JOB);
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid' });
    const atTheBank = (await bankBalanceOf(api, orderId)) ?? 0;
    expect(Math.round((await balance(buyer)) * 100) - atTheBank).toBe(800);
  });
});

test('the ledger is balanced after all payments and refunds', async () => {
  const { rows } = await api.db.execute<{ sum: number; low: number }>(sql`
    select coalesce(sum(amount), 0)::int as sum,
      (select coalesce(min(held), 0)::int from (select sum(e.amount) as held from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.owner like 'customer:%' group by a.id) h) as low
    from ledger_entries`);
  expect(rows).toEqual([{ sum: 0, low: 0 }]);
});
