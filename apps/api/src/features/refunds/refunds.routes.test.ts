import { listOrders } from '@errand/contract/orders';
import { startPayment } from '@errand/contract/payments';
import { listRefundReasons, requestRefund } from '@errand/contract/refunds';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop, orderOf } from '../../../test/buyers.ts';
import { untilWaiting } from '../../../test/database.ts';
import { deliver, makeDelivered } from '../../../test/delivered-orders.ts';
import { makeCourier, makeTransfer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { formOf, pictureOf } from '../../../test/upload.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { demoBank, registerDemoBankJobs } from '../demo-bank/index.ts';
import { balancesOf } from '../ledger/index.ts';
import { orderRows } from '../order-pages/index.ts';
import { orderHistory } from '../orders/orders.tables.ts';
import { registerPaymentJobs } from '../payments/index.ts';
import { changeSettings } from '../settings/index.ts';
import { decideRefund } from './decide-refund.ts';

let api: TestApi;
beforeAll(async () => {
  const providers: PaymentProvider[] = [];
  api = await startApi({ demo: true, deps: { payments: providers } });
  providers.push(demoBank(api.deps));
  registerPaymentJobs(api.deps);
  registerDemoBankJobs(api.deps);
});
afterAll(() => api.stop());

type Fields = { image?: Buffer[]; customer_note?: string };

function askForRefund(buyer: Buyer, orderId: number, fields: Fields = {}) {
  const body = formOf({ order_id: orderId, customer_reason: 'Something was missing', ...fields });
  return buyer.client.call(requestRefund, { query: {}, body });
}

const wallet = async (buyer: Buyer) => (await balancesOf(api.deps.pool, buyer.owner)).money;

async function statesOf(orderId: number) {
  const rows = await api.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id);
  return rows.map((row) => row.status).slice(6);
}

describe('requesting', () => {
  test('reasons are the operator’s list in the visitor’s language', async () => {
    const { refund_reasons: reasons } = await api.client({ language: 'ar' }).call(listRefundReasons, {});
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons[0]).toEqual({ id: expect.any(Number), reason: 'نقص صنف من الطلب' });
  });

  test('a request with note and pictures is shown on the order and can be made once', async () => {
    const { buyer, orderId } = await makeDelivered(api);
    expect(await orderOf(buyer, orderId)).toMatchObject({ refundable: true, refund: null });
    const image = [await pictureOf(1), await pictureOf(2)];
    await askForRefund(buyer, orderId, { image, customer_note: ' The soup. ' });
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'refund_requested',
      refundable: false,
      refund: {
        status: 'requested',
        amount: 12,
        customer_reason: 'Something was missing',
        customer_note: 'The soup.',
        image_full_url: [expect.stringMatching(/^\/media\//), expect.stringMatching(/^\/media\//)],
      },
    });
    expect((await rejectionOf(askForRefund(buyer, orderId))).code).toBe('order_not_refundable');
    const { orders } = await buyer.client.call(listOrders, { query: {} });
    expect(orders.map((order) => order.order_status)).toEqual(['refund_requested']);
  });

  test('ten concurrent requests are one', async () => {
    const { buyer, orderId } = await makeDelivered(api);
    const responses = await Promise.allSettled(
      Array.from({ length: 10 }, () => askForRefund(buyer, orderId)),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statesOf(orderId)).toEqual(['refund_requested']);
  });

  test('only the owner can request a refund, only for a delivered order, and only in time', async () => {
    const { buyer, orderId, shop } = await makeDelivered(api);
    const stranger = await makeBuyer(api, shop, 'customer');
    expect((await rejectionOf(askForRefund(stranger, orderId))).status).toBe(404);
    await stranger.fill(shop.item.id);
    const { order_id: running } = await stranger.place();
    expect((await rejectionOf(askForRefund(stranger, running))).code).toBe('order_not_refundable');
    api.clock.advance(15 * 86_400_000);
    expect((await rejectionOf(askForRefund(buyer, orderId))).message).toContain('within 14 days');
    api.clock.advance(-15 * 86_400_000);
  });

  test('pictures are validated by content, and at most three are accepted', async () => {
    const { buyer, orderId } = await makeDelivered(api);
    const text = [Buffer.from('<svg onload="alert(1)"/>')];
    expect((await rejectionOf(askForRefund(buyer, orderId, { image: text }))).code).toBe('image');
    const four = await Promise.all([1, 2, 3, 4].map(pictureOf));
    expect((await rejectionOf(askForRefund(buyer, orderId, { image: four }))).message).toBe(
      'At most 3 pictures can be added.',
    );
    expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'delivered', refund: null });
  });

  test('requests are rejected if the operator has disabled them', async () => {
    const { buyer, orderId } = await makeDelivered(api);
    await changeSettings(api.deps, { refund_active_status: false });
    expect((await rejectionOf(askForRefund(buyer, orderId))).code).toBe('refund_off');
    expect(await orderOf(buyer, orderId)).toMatchObject({ refundable: false });
    await changeSettings(api.deps, { refund_active_status: true });
  });
});

describe('deciding', () => {
  test('an approved cash order is refunded to the wallet once, with concurrent decisions, and its points are taken back', async () => {
    const { buyer, orderId } = await makeDelivered(api);
    expect((await balancesOf(api.deps.pool, buyer.owner)).points).toBeGreaterThan(0);
    await askForRefund(buyer, orderId);
    const decide = () => decideRefund(api.deps, orderId, { approved: true, note: 'Sorry.' });
    await Promise.all([decide(), decide(), decide()]);
    expect(await wallet(buyer)).toBe(1200);
    expect((await balancesOf(api.deps.pool, buyer.owner)).points).toBe(0);
    expect(await statesOf(orderId)).toEqual(['refund_requested', 'refunded']);
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'refunded',
      refund: { status: 'approved', amount: 12, to_wallet: 12, to_provider: 0, admin_note: 'Sorry.' },
    });
  });

  test('a provider’s payment is refunded there, and the order is refunded once the provider has confirmed', async () => {
    const shop = await makeShop(api);
    const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
    const buyer = await makeBuyer(api, shop, 'customer');
    await buyer.fill(shop.item.id);
    const { order_id: orderId } = await buyer.place({ payment_method: 'digital_payment' });
    const { redirect_link: link } = await buyer.client.call(startPayment, {
      query: {},
      body: { order_id: orderId, payment_method: 'demo_bank' },
    });
    await api.inject({ method: 'POST', url: link, payload: { choice: 'approve' } });
    await api.jobs.run();
    await deliver(api, orderId, courier.id);
    await askForRefund(buyer, orderId);
    await decideRefund(api.deps, orderId, { approved: true, note: null });
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'refund_requested',
      refund: { status: 'approved', to_provider: 12, to_wallet: 0 },
    });
    await api.jobs.run();
    expect((await orderOf(buyer, orderId)).order_status).toBe('refunded');
    expect(await wallet(buyer)).toBe(0);
  });

  test('a guest’s refund is paid by hand and reported as such', async () => {
    const { buyer, orderId } = await makeDelivered(api, 'guest');
    await askForRefund(buyer, orderId);
    await decideRefund(api.deps, orderId, { approved: true, note: null });
    expect((await orderOf(buyer, orderId)).refund).toMatchObject({ by_hand: 12, to_wallet: 0 });
  });

  test('it locks money before points, so that a concurrent points transfer does not deadlock', async () => {
    const { buyer, orderId } = await makeDelivered(api);
    await makeTransfer(api.db, Number(buyer.owner.split(':')[1]), 500);
    await askForRefund(buyer, orderId);
    const unit = (name: string) => sql`select id from ledger_accounts
      where owner = ${buyer.owner} and unit = ${name} for update nowait`;
    const deciding = await api.db.transaction(async (tx) => {
      // A points transfer holds the lock of the money, the older account, and continues with the points.
      await tx.execute(unit('money'));
      const decided = decideRefund(api.deps, orderId, { approved: true, note: null });
      await untilWaiting(api.db, 1);
      await tx.execute(unit('points'));
      return { decided };
    });
    await deciding.decided;
    expect(await wallet(buyer)).toBe(1700);
  });

  test('a rejected request moves no money, shows its reason, and cannot be repeated', async () => {
    const { buyer, orderId } = await makeDelivered(api);
    await askForRefund(buyer, orderId);
    await decideRefund(api.deps, orderId, { approved: false, note: 'It was all there.' });
    expect(await orderOf(buyer, orderId)).toMatchObject({
      order_status: 'refund_request_canceled',
      refundable: false,
      refund_cancellation_note: 'It was all there.',
      refund: { status: 'refused' },
    });
    await decideRefund(api.deps, orderId, { approved: true, note: null });
    expect(await wallet(buyer)).toBe(0);
    expect((await rejectionOf(askForRefund(buyer, orderId))).code).toBe('order_not_refundable');
  });
});

test('a request of some pieces is refunded at their price, and one of pieces that the order lacks is rejected', async () => {
  const { buyer, orderId } = await makeDelivered(api, 'customer', { quantity: 3 });
  const [line] = await orderRows.listLines(api.db, orderId);
  const ask = (quantity: number) =>
    buyer.client.call(requestRefund, {
      query: {},
      body: formOf({
        order_id: orderId,
        customer_reason: 'One was missing',
        lines: JSON.stringify([{ line_id: line!.id, quantity }]),
      }),
    });
  expect(await rejectionOf(ask(4))).toMatchObject({ code: 'lines' });
  await ask(2);
  const asked = await orderOf(buyer, orderId);
  expect(asked.refund).toMatchObject({ status: 'requested', amount: 20 });
  await decideRefund(api.deps, orderId, { approved: true, note: null });
  const refunded = await orderOf(buyer, orderId);
  expect(refunded.refund).toMatchObject({ status: 'approved', amount: 20 });
});
