import { listCart } from '@errand/contract/cart';
import { listOrders, listRunningOrders } from '@errand/contract/orders';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { getFailedPayment, payWithCash } from '@errand/contract/payments';
import { requestRefund } from '@errand/contract/refunds';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeBuyer, makeShop, orderOf, type Shop, stockOf } from '../../../test/buyers.ts';
import { deliver } from '../../../test/delivered-orders.ts';
import { makeCourier } from '../../../test/factories/index.ts';
import {
  bankBalanceOf,
  completeAbandonedPayment,
  countPlacedEvents,
  openBankPage,
  openPayingApi,
  submitBankChoice,
} from '../../../test/payments.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { formOf } from '../../../test/upload.ts';
import { bankCharges } from '../demo-bank/demo-bank.tables.ts';
import { demoBank, MESSAGE_JOB, signedMessage } from '../demo-bank/index.ts';
import { RECONCILE_JOB, REFUND_JOB } from './payment-events.ts';
import { payments, refunds } from './payments.tables.ts';

const { api, bankOverrides } = await openPayingApi();
let shop: Shop;
beforeEach(async () => {
  shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 5 } });
});

const stock = () => stockOf(api, shop.item.id);
const PAYING = { payment_method: 'digital_payment' as const };

async function buy(kind: 'guest' | 'customer' = 'guest') {
  const buyer = await makeBuyer(api, shop, kind);
  await buyer.fill(shop.item.id);
  const { order_id: orderId } = await buyer.place(PAYING);
  return { buyer, orderId };
}

async function paymentsOf(orderId: number) {
  return api.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt);
}

describe('an order paid at a provider', () => {
  // Requirements: CHECKOUT-09.
  test('reserves its stock, and the store is notified once, when the payment is confirmed', async () => {
    const { buyer, orderId } = await buy();
    expect(await buyer.client.call(listCart, { query: {} })).toEqual([]);
    expect(await stock()).toBe(4);
    const waiting = await orderOf(buyer, orderId);
    expect(waiting).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    expect(Date.parse(waiting.pay_by ?? '')).toBe(api.clock.now() + 30 * 60_000);
    expect(await countPlacedEvents(api, orderId)).toBe(0);

    const link = await openBankPage(buyer, orderId);
    const page = await api.inject({ url: link });
    expect(page.body).toContain('12.00');
    const decided = await submitBankChoice(api, link, 'twice');
    expect(decided.statusCode).toBe(303);
    const back = await api.inject({ url: decided.headers.location as string });
    expect(back.headers.location).toBe(`/track-order?order_id=${orderId}&flag=success`);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid', pay_by: null });
    expect(await countPlacedEvents(api, orderId)).toBe(1);
    await api.jobs.run();
    expect(await countPlacedEvents(api, orderId)).toBe(0);
    expect(await bankBalanceOf(api, orderId)).toBe(1200);
  });

  test('is confirmed by the provider’s webhook alone when the customer does not return', async () => {
    const { buyer, orderId } = await buy('customer');
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'close');
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'unpaid' });
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid' });
  });

  test('is confirmed without a webhook by querying the provider', async () => {
    const { buyer, orderId } = await buy();
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'close');
    await api.db.execute(sql`delete from test_jobs where name = ${MESSAGE_JOB}`);
    api.clock.advance(3 * 60_000);
    await api.jobs.tick(RECONCILE_JOB);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid' });
  });

  test('is confirmed exactly once by concurrent webhook, return and job', async () => {
    const { buyer, orderId } = await buy();
    const link = await openBankPage(buyer, orderId);
    const decided = await submitBankChoice(api, link, 'late');
    const [payment] = await paymentsOf(orderId);
    api.clock.advance(3 * 60_000);
    const message = signedMessage({ reference: payment?.reference ?? '', eventId: 'evt_1' });
    const postWebhook = () =>
      api.inject({
        method: 'POST',
        url: '/api/v1/payments/webhook/demo_bank',
        headers: message.headers,
        payload: message.body,
      });
    const responses = await Promise.all([
      postWebhook(),
      postWebhook(),
      api.inject({ url: decided.headers.location as string }),
      api.jobs.tick(RECONCILE_JOB).then(() => ({ statusCode: 200 })),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 303, 200]);
    expect(await countPlacedEvents(api, orderId)).toBe(1);
    expect(await bankBalanceOf(api, orderId)).toBe(1200);
  });

  test('stays pending with a slow provider and is confirmed later', async () => {
    const { buyer, orderId } = await buy();
    const decided = await submitBankChoice(api, await openBankPage(buyer, orderId), 'slow');
    const back = await api.inject({ url: decided.headers.location as string });
    expect(back.headers.location).toContain('flag=pending');
    api.clock.advance(21_000);
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid' });
  });
});

describe('a payment that is not completed', () => {
  test('when declined keeps the stock, and its order stays among the running ones and can be retried', async () => {
    const { buyer, orderId } = await buy('customer');
    const decided = await submitBankChoice(api, await openBankPage(buyer, orderId), 'decline');
    const back = await api.inject({ url: decided.headers.location as string });
    expect(back.headers.location).toContain('flag=fail');
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'failed', expected_to: null });
    const { orders: running } = await buyer.client.call(listRunningOrders, { query: {} });
    expect(running.map(({ id, order_status }) => [id, order_status])).toEqual([[orderId, 'failed']]);
    expect((await buyer.client.call(listOrders, { query: {} })).total_size).toBe(0);
    expect(await stock()).toBe(4);
    const failed = await buyer.client.call(getFailedPayment, { query: { order_id: orderId } });
    expect(failed).toMatchObject({ payable: true, cash: true, order_amount: 12 });

    await submitBankChoice(api, await openBankPage(buyer, orderId), 'approve');
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
    expect((await paymentsOf(orderId)).map((payment) => payment.status)).toEqual(['failed', 'paid']);
    expect(await bankBalanceOf(api, orderId)).toBe(1200);
  });

  test('when canceled can be replaced by cash on delivery', async () => {
    const { buyer, orderId } = await buy();
    const decided = await submitBankChoice(api, await openBankPage(buyer, orderId), 'cancel');
    const back = await api.inject({ url: decided.headers.location as string });
    expect(back.headers.location).toContain('flag=cancel');
    await buyer.client.call(payWithCash, { query: {}, body: { order_id: orderId } });
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'pending',
      payment_method: 'cash_on_delivery',
      pay_by: null,
    });
    expect(await countPlacedEvents(api, orderId)).toBe(1);
    expect((await rejectionOf(openBankPage(buyer, orderId))).code).toBe('order_not_payable');
  });

  test('cannot be completed once the order is changed to cash', async () => {
    const { buyer, orderId } = await buy();
    const link = await openBankPage(buyer, orderId);
    await buyer.client.call(payWithCash, { query: {}, body: { order_id: orderId } });
    await submitBankChoice(api, link, 'approve');
    await api.jobs.run();
    expect(await bankBalanceOf(api, orderId)).toBe(0);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'unpaid' });
  });

  test('cancels the order after half an hour and releases its stock once', async () => {
    const { buyer, orderId } = await buy();
    const link = await openBankPage(buyer, orderId);
    await submitBankChoice(api, link, 'leave');
    api.clock.advance(29 * 60_000);
    await api.jobs.tick(RECONCILE_JOB);
    expect(await stock()).toBe(4);
    api.clock.advance(2 * 60_000);
    await Promise.all([api.jobs.tick(RECONCILE_JOB), api.jobs.tick(RECONCILE_JOB)]);
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'canceled', canceled_by: 'system' });
    expect(await stock()).toBe(5);
    await submitBankChoice(api, link, 'approve');
    expect(await bankBalanceOf(api, orderId)).toBe(0);
  });

  test('stays open while the provider cannot be reached, and is confirmed when it was paid in time', async () => {
    const { buyer, orderId } = await buy();
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'close');
    await api.db.execute(sql`delete from test_jobs`);
    bankOverrides.now = { find: () => Promise.reject(new Error('unreachable')) };
    api.clock.advance(40 * 60_000);
    await api.jobs.tick(RECONCILE_JOB);
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending' });
    bankOverrides.now = {};
    await api.jobs.tick(RECONCILE_JOB);
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
  });
});

describe('money that no order awaits', () => {
  test('is refunded once when the order was canceled meanwhile', async () => {
    const { buyer, orderId } = await buy();
    const link = await openBankPage(buyer, orderId);
    await buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
    await submitBankChoice(api, link, 'twice');
    await api.jobs.run();
    expect(await bankBalanceOf(api, orderId)).toBe(0);
    expect(await api.db.select().from(refunds).where(eq(refunds.status, 'pending'))).toEqual([]);
    expect(await stock()).toBe(5);
  });

  test('of an amount other than the due one never confirms an order', async () => {
    const { buyer, orderId } = await buy();
    const link = await openBankPage(buyer, orderId);
    const [payment] = await paymentsOf(orderId);
    await api.db
      .update(bankCharges)
      .set({ amountMinor: 1 })
      .where(eq(bankCharges.chargeId, payment?.id ?? ''));
    await submitBankChoice(api, link, 'approve');
    await api.jobs.run();
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'unpaid' });
    expect(await bankBalanceOf(api, orderId)).toBe(0);
  });

  test('of a canceled paid order is refunded, also when the provider fails at first', async () => {
    const { buyer, orderId } = await buy();
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'approve');
    await api.jobs.run();
    bankOverrides.now = { refund: () => Promise.reject(new Error('unreachable')) };
    await buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
    await expect(api.jobs.run()).rejects.toThrow('unreachable');
    expect(await bankBalanceOf(api, orderId)).toBe(1200);
    bankOverrides.now = {};
    api.clock.advance(3 * 60_000);
    await api.jobs.tick(RECONCILE_JOB);
    await api.jobs.tick(RECONCILE_JOB);
    expect(await bankBalanceOf(api, orderId)).toBe(0);
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'refunded' });
  });
});

describe('a duplicate payment', () => {
  /** Declined, then paid in a second attempt; the first attempt is paid later too. */
  async function paidTwice(foundFirst: 'late' | 'paying' = 'late') {
    const { buyer, orderId } = await buy('customer');
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'decline');
    await api.jobs.run();
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'approve');
    await api.jobs.run();
    const [late, paying] = await paymentsOf(orderId);
    bankOverrides.now = { refund: () => Promise.reject(new Error('unreachable')) };
    expect((await completeAbandonedPayment(api, late?.id ?? '')).statusCode).toBe(200);
    await expect(api.jobs.run()).rejects.toThrow('unreachable');
    // The reconcile job retries it.
    await api.db.execute(sql`delete from test_jobs where name = ${REFUND_JOB}`);
    expect(await bankBalanceOf(api, orderId)).toBe(2400);
    // The order of rows is undefined; here the row with the latest change of indexed columns is last.
    const last = foundFirst === 'late' ? paying : late;
    const createdAt = new Date(api.clock.now() + 1);
    await api.db
      .update(payments)
      .set({ createdAt })
      .where(eq(payments.id, last?.id ?? ''));
    return { buyer, orderId };
  }

  async function bankRecovers() {
    bankOverrides.now = {};
    api.clock.advance(3 * 60_000);
    await api.jobs.run();
    await api.jobs.tick(RECONCILE_JOB);
  }

  test.each(['late', 'paying'] as const)(
    'is refunded in full when the order is canceled while its first refund is pending (%s first)',
    async (first) => {
      const { buyer, orderId } = await paidTwice(first);
      await buyer.client.call(cancelOrder, { query: {}, body: { order_id: orderId } });
      await expect(api.jobs.run()).rejects.toThrow('unreachable');
      await bankRecovers();
      expect(await bankBalanceOf(api, orderId)).toBe(0);
      expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'refunded' });
    },
  );

  test('is refunded without deciding the customer’s refund request', async () => {
    const { buyer, orderId } = await paidTwice();
    const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
    await deliver(api, orderId, courier.id);
    const body = formOf({ order_id: orderId, customer_reason: 'Something was missing' });
    await buyer.client.call(requestRefund, { query: {}, body });
    await bankRecovers();
    expect(await bankBalanceOf(api, orderId)).toBe(1200);
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'refund_requested',
      refund: { status: 'requested' },
    });
  });
});

describe('failures between shop and provider', () => {
  test('a process that crashes after the provider has created its page finds the same page again', async () => {
    const { buyer, orderId } = await buy();
    const bank = demoBank(api.deps);
    bankOverrides.now = {
      create: async (charge) => {
        await bank.create(charge);
        throw new Error('killed');
      },
    };
    expect((await rejectionOf(openBankPage(buyer, orderId))).code).toBe('unavailable');
    bankOverrides.now = {};
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'approve');
    await api.jobs.run();
    expect(
      await api.db
        .select()
        .from(bankCharges)
        .innerJoin(payments, eq(payments.id, bankCharges.chargeId))
        .where(eq(payments.orderId, orderId)),
    ).toHaveLength(1);
    expect(await bankBalanceOf(api, orderId)).toBe(1200);
  });

  test('a webhook that arrives before the payment is stored changes nothing, and the payment is confirmed later', async () => {
    const { buyer, orderId } = await buy();
    const bank = demoBank(api.deps);
    const overtaken: number[] = [];
    bankOverrides.now = {
      create: async (charge) => {
        const page = await bank.create(charge);
        await submitBankChoice(api, page.redirectUrl, 'approve');
        const { headers, body } = signedMessage({
          reference: page.reference,
          eventId: `evt_${page.reference}`,
        });
        const url = '/api/v1/payments/webhook/demo_bank';
        overtaken.push((await api.inject({ method: 'POST', url, headers, payload: body })).statusCode);
        return page;
      },
    };
    await openBankPage(buyer, orderId);
    await api.db.execute(sql`delete from test_jobs where name = ${MESSAGE_JOB}`);
    expect(overtaken).toEqual([200]);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'unpaid' });
    api.clock.advance(3 * 60_000);
    await api.jobs.tick(RECONCILE_JOB);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid' });
    expect([await countPlacedEvents(api, orderId), await bankBalanceOf(api, orderId)]).toEqual([1, 1200]);
  });

  test('a webhook is accepted within minutes of clock difference, beyond them only a query confirms the payment', async () => {
    const { buyer, orderId } = await buy();
    await submitBankChoice(api, await openBankPage(buyer, orderId), 'close');
    await api.db.execute(sql`delete from test_jobs where name = ${MESSAGE_JOB}`);
    const [payment] = await paymentsOf(orderId);
    const postWebhook = async (minutes: number) => {
      const at = new Date(Date.now() + minutes * 60_000);
      const message = { reference: payment?.reference ?? '', eventId: `evt_${orderId}_${minutes}` };
      const { headers, body } = signedMessage(message, at);
      const url = '/api/v1/payments/webhook/demo_bank';
      return (await api.inject({ method: 'POST', url, headers, payload: body })).statusCode;
    };
    expect([await postWebhook(6), await postWebhook(-6)]).toEqual([403, 403]);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'unpaid' });
    // The shop's clock may differ from the bank's: it only decides when to query.
    api.clock.advance(3 * 60_000);
    await api.jobs.tick(RECONCILE_JOB);
    expect(await orderOf(buyer, orderId)).toMatchObject({ payment_status: 'paid' });
    expect([await postWebhook(4), await postWebhook(-4)]).toEqual([200, 200]);
    expect([await countPlacedEvents(api, orderId), await bankBalanceOf(api, orderId)]).toEqual([1, 1200]);
  });

  test('two concurrent payments of an order get one page', async () => {
    const { buyer, orderId } = await buy();
    const links = await Promise.all([openBankPage(buyer, orderId), openBankPage(buyer, orderId)]);
    expect(links[0]).toBe(links[1]);
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });

  test('a webhook with a wrong signature or an old timestamp is rejected', async () => {
    const { buyer, orderId } = await buy();
    await openBankPage(buyer, orderId);
    const [payment] = await paymentsOf(orderId);
    const { body, headers } = signedMessage({ reference: payment?.reference ?? '', eventId: 'evt_2' });
    const post = (sent: Record<string, string>, payload = body) =>
      api.inject({ method: 'POST', url: '/api/v1/payments/webhook/demo_bank', headers: sent, payload });
    expect((await post({ ...headers, 'webhook-signature': 'v1,AAAA' })).statusCode).toBe(403);
    expect((await post(headers, body.replace('bank_', 'bonk_'))).statusCode).toBe(403);
    const yesterday = new Date(Date.now() - 86_400_000);
    const old = signedMessage({ reference: 'x', eventId: 'evt_3' }, yesterday);
    expect((await post(old.headers, old.body)).statusCode).toBe(403);
    expect(
      (await api.inject({ method: 'POST', url: '/api/v1/payments/webhook/nobody', payload: {} })).statusCode,
    ).toBe(404);
  });

  test('the payment page of mobile clients redirects the guest to the provider and back, and no other visitor', async () => {
    const { buyer, orderId } = await buy();
    const open = (query: string) => api.inject(`/payment-mobile?${query}`);
    const known = `order_id=${orderId}&&customer_id=${buyer.viewer.guestId}&&callback=/my-orders`;
    const page = await open(`${known}&&payment_method=demo_bank&&payment_platform=web`);
    expect([page.statusCode, page.headers.location]).toEqual([303, await openBankPage(buyer, orderId)]);
    const decided = await submitBankChoice(api, String(page.headers.location), 'approve');
    const back = await api.inject({ url: decided.headers.location as string });
    expect(back.headers.location).toBe('/my-orders?flag=success');

    const other = await buy('customer');
    const id = other.buyer.owner.split(':')[1];
    for (const query of [
      `order_id=${other.orderId}&customer_id=${id}`,
      `order_id=${other.orderId}`,
      `customer_id=${buyer.viewer.guestId}`,
    ])
      expect((await open(query)).statusCode).toBe(404);
  });

  test('another visitor’s order cannot be paid, and a callback to another site is not followed', async () => {
    const { buyer, orderId } = await buy();
    const other = await makeBuyer(api, shop);
    expect((await rejectionOf(openBankPage(other, orderId))).status).toBe(404);
    const decided = await submitBankChoice(
      api,
      await openBankPage(buyer, orderId, '//evil.example/'),
      'approve',
    );
    const back = await api.inject({ url: decided.headers.location as string });
    expect(back.headers.location).toMatch(/^\/track-order\?/);
  });
});
