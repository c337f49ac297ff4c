import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop, orderOf, type Shop } from '../../../test/buyers.ts';
import { deliver } from '../../../test/delivered-orders.ts';
import { makeCourier } from '../../../test/factories/index.ts';
import { bankBalanceOf, openBankPage, openPayingApi, submitBankChoice } from '../../../test/payments.ts';
import { orderRows } from '../order-pages/index.ts';
import { orderChanges, storedOrders } from '../orders/index.ts';
import { orderEdits, orders } from '../orders/orders.tables.ts';
import { refundRequests } from '../refunds/index.ts';
import { RECONCILE_JOB } from './payment-events.ts';
import { payments, refunds } from './payments.tables.ts';
import { refundAtProvider } from './refunds.ts';

const { api, bankOverrides } = await openPayingApi();
let shop: Shop;
beforeEach(async () => {
  shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 50 } });
});

/** An order of 12.00 that was paid at the bank. */
async function paidOrder() {
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const { order_id: orderId } = await buyer.place({ payment_method: 'digital_payment' });
  await submitBankChoice(api, await openBankPage(buyer, orderId), 'approve');
  await api.jobs.run();
  expect(await bankBalanceOf(api, orderId)).toBe(1200);
  return { buyer, orderId };
}

/** Refunds a part as an edit does, which makes the order cheaper. */
const refund = (orderId: number, amountMinor: number, endsOrder = false) =>
  api.db.transaction(async (tx) => {
    await refundAtProvider(api.deps, tx, orderId, { amountMinor, endsOrder });
    await tx
      .update(orders)
      .set({ totalMinor: sql`total_minor - ${amountMinor}` })
      .where(eq(orders.id, orderId));
    const totals = { totalBeforeMinor: amountMinor, totalAfterMinor: 0 };
    const returned = { providerMinor: amountMinor, walletMinor: 0, byHandMinor: 0 };
    const lines = { linesBefore: [], linesAfter: [] };
    await tx.insert(orderEdits).values({ orderId, reason: 'Sold out', ...lines, ...totals, ...returned });
  });

async function paymentOf(orderId: number) {
  const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment!;
}

const refundsOf = async (orderId: number) =>
  api.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, (await paymentOf(orderId)).id))
    .orderBy(refunds.id);

test('a payment is refunded in parts, each once, and has the status `refunded` when nothing is left', async () => {
  const { buyer, orderId } = await paidOrder();
  await refund(orderId, 500);
  await refund(orderId, 300);
  await api.jobs.run();
  await api.jobs.tick(RECONCILE_JOB);
  expect(await bankBalanceOf(api, orderId)).toBe(400);
  expect((await paymentOf(orderId)).status).toBe('paid');
  expect((await orderOf(buyer, orderId)).order_status).toBe('pending');
  await expect(refund(orderId, 401)).rejects.toThrow(RangeError);
  await refund(orderId, 400);
  await api.jobs.run();
  expect(await bankBalanceOf(api, orderId)).toBe(0);
  expect((await paymentOf(orderId)).status).toBe('refunded');
  await expect(refund(orderId, 1)).rejects.toThrow(RangeError);
});

test('refunds of one payment at the same time never exceed what was paid', async () => {
  const { orderId } = await paidOrder();
  const outcomes = await Promise.allSettled([500, 500, 500, 500].map((minor) => refund(orderId, minor)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await refundsOf(orderId)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(1000);
});

test('a canceled order refunds what earlier refunds have left, and ends when the provider has returned all of it', async () => {
  const { buyer, orderId } = await paidOrder();
  await refund(orderId, 500);
  bankOverrides.now = { refund: () => Promise.reject(new Error('The bank is closed.')) };
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, orderId, 'canceled', { actor: 'staff', cancelReason: 'Closed' }),
  );
  await api.jobs.run().catch(() => {});
  expect((await orderOf(buyer, orderId)).order_status).toBe('canceled');
  bankOverrides.now = {};
  api.clock.advance(3 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  await api.jobs.run();
  await api.jobs.tick(RECONCILE_JOB);
  expect((await refundsOf(orderId)).map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)).toEqual([
    500, 700,
  ]);
  expect(await bankBalanceOf(api, orderId)).toBe(0);
  expect((await orderOf(buyer, orderId)).order_status).toBe('refunded');
});

test('partial refunds of a delivered order are made at its provider one after the other', async () => {
  const { buyer, orderId } = await paidOrder();
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  await deliver(api, orderId, courier.id);
  const send = (lines: { lineId: number; quantity: number }[] | null, amountMinor: number) =>
    api.db.transaction(async (tx) => {
      const order = await storedOrders.lock(tx, orderId);
      const chosen = lines && { lines, parts: [] };
      const body = { chosen, destination: 'provider', reason: 'Broken', amountMinor } as const;
      return refundRequests.refundByStaff(api.deps, tx, order!, body);
    });
  const [line] = await orderRows.listLines(api.db, orderId);
  expect(await send([{ lineId: line!.id, quantity: 1 }], 1000)).toBe(true);
  expect((await orderOf(buyer, orderId)).order_status).toBe('refund_requested');
  // The first refund is still pending.
  expect(await send(null, 200)).toBe(true);
  expect((await orderOf(buyer, orderId)).order_status).toBe('refund_requested');
  await api.jobs.run();
  expect(await orderOf(buyer, orderId)).toMatchObject({ order_status: 'refunded', refunded_amount: 12 });
  expect(await bankBalanceOf(api, orderId)).toBe(0);
});
