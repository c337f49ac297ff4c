import { quoteOrder } from '@errand/contract/orders-place';
import { startPayment } from '@errand/contract/payments';
import { addFund } from '@errand/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
  type Shop,
} from '../../../test/buyers.ts';
import { deliver } from '../../../test/delivered-orders.ts';
import { makeCourier, makeCustomer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { startStripe } from '../../../test/stripe.ts';
import { balancesOf } from '../ledger/index.ts';
import { orderRows } from '../order-pages/index.ts';
import { storedOrders } from '../orders/index.ts';
import { refundRequests } from '../refunds/index.ts';
import { RECONCILE_JOB } from './payment-events.ts';
import { registerPaymentJobs } from './payments.jobs.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let api: TestApi;
beforeAll(async () => {
  stripe = await startStripe();
  api = await startApi({
    settings: { add_fund_status: 1, currency_code: 'KWD', digit_after_decimal_point: 3 },
    deps: { payments: [stripe.provider()], publicUrl: 'https://shop.example' },
  });
  registerPaymentJobs(api.deps);
});
afterAll(async () => {
  await api.stop();
  await stripe.stop();
});

const chargedAmount = () => stripe.requests.at(-1)?.form.get('line_items[0][price_data][unit_amount]');
const DIGITAL = { payment_method: 'digital_payment' } as const;

/** An order of one item without fees other than the delivery, by a customer of a shop with three decimals. */
async function order({ priceMinor = 1257, tip = 0 } = {}) {
  const shop = await makeShop(api, { item: { priceMinor } });
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id);
  const body = { ...DELIVERY_ADDRESS, ...CONTACT, dm_tips: tip };
  const quoted = (method: typeof DIGITAL | { payment_method: 'cash_on_delivery' }) =>
    buyer.client.call(quoteOrder, { query: {}, body: { ...body, ...method } });
  return {
    shop,
    buyer,
    cash: await quoted({ payment_method: 'cash_on_delivery' }),
    card: await quoted(DIGITAL),
  };
}

test('a top-up that Stripe cannot take is rejected with the decimals that it can have', async () => {
  const client = api.client({ token: (await makeCustomer(api.db)).token });
  const topUp = (amount: number) =>
    client.call(addFund, { body: { amount, payment_method: 'stripe', callback: '/' } });
  const rejected = await rejectionOf(topUp(1.255));
  expect(rejected.errors[0]).toMatchObject({ code: 'amount' });
  expect(rejected.message).toContain('2');
  await topUp(1.25);
  expect(chargedAmount()).toBe('1250');
});

/** Pays the buyer's order at Stripe, and returns the amount that Stripe was asked for. */
async function pay(buyer: Buyer, orderId: number) {
  await buyer.client.call(startPayment, {
    query: {},
    body: { order_id: orderId, payment_method: 'stripe' },
  });
  const charged = chargedAmount();
  stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
  api.clock.advance(3 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  return charged;
}

/** Delivers a paid order. `refund` refunds parts of it by staff, `amounts` are those of its refunds at Stripe. */
async function delivered(shop: Shop, orderId: number) {
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  await deliver(api, orderId, courier.id);
  type Refund = Parameters<typeof refundRequests.refundByStaff>[3];
  const refund = (chosen: Refund['chosen'], amountMinor: number) =>
    api.db.transaction(async (tx) => {
      const body = { chosen, destination: 'provider', reason: 'Broken', amountMinor } as const;
      return refundRequests.refundByStaff(api.deps, tx, (await storedOrders.lock(tx, orderId))!, body);
    });
  const [line] = await orderRows.listLines(api.db, orderId);
  const sentBefore = stripe.requests.length;
  const amounts = () =>
    stripe.requests
      .slice(sentBefore)
      .filter(({ path }) => path === '/v1/refunds')
      .map(({ form }) => Number(form.get('amount')));
  return { refund, item: { lines: [{ lineId: line!.id, quantity: 1 }], parts: [] }, amounts };
}

test('an order by card costs what Stripe can take, as quoted, charged and shown afterwards', async () => {
  const { shop, buyer, cash, card } = await order();
  expect(Math.round(cash.order_amount * 1000) % 10).toBe(7);
  expect(card.order_amount).toBeCloseTo(cash.order_amount - 0.007, 6);
  expect(card.due_amount).toBe(card.order_amount);
  const { order_id: orderId } = await buyer.place({ ...DIGITAL, order_amount: card.order_amount });
  expect(await pay(buyer, orderId)).toBe(String(Math.round(card.order_amount * 1000)));
  expect(await orderOf(buyer, orderId)).toMatchObject({
    payment_status: 'paid',
    order_amount: card.order_amount,
  });

  // A part that Stripe cannot refund is rounded in favor of the customer, and all parts are what was taken.
  const { refund, item, amounts } = await delivered(shop, orderId);
  const takenMinor = Math.round(card.order_amount * 1000);
  expect(await refund(item, 1257)).toBe(true);
  expect(await refund(null, takenMinor - 1257)).toBe(true);
  await api.jobs.run();
  expect(amounts()).toEqual([1260, takenMinor - 1260]);
  expect(await orderOf(buyer, orderId)).toMatchObject({
    order_status: 'refunded',
    refunded_amount: card.order_amount,
  });
  expect((await balancesOf(api.deps.pool, buyer.owner)).money).toBe(0);
});

test('a last part that earlier refunds have returned by their rounding is not returned twice', async () => {
  const { shop, buyer, card } = await order({ priceMinor: 1005, tip: 0.005 });
  const { order_id: orderId } = await buyer.place({
    ...DIGITAL,
    dm_tips: 0.005,
    order_amount: card.order_amount,
  });
  await pay(buyer, orderId);
  const { refund, item, amounts } = await delivered(shop, orderId);
  expect(await refund(item, 1005)).toBe(true);
  expect(await refund({ lines: [], parts: ['delivery'] }, 2000)).toBe(true);
  expect(await refund({ lines: [], parts: ['tip'] }, 5)).toBe(true);
  await api.jobs.run();
  expect(amounts()).toEqual([1010, 2000]);
  expect(await orderOf(buyer, orderId)).toMatchObject({
    order_status: 'refunded',
    refunded_amount: card.order_amount,
  });
  expect((await balancesOf(api.deps.pool, buyer.owner)).money).toBe(0);
});
