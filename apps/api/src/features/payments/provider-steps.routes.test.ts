import { quoteOrder } from '@errand/contract/orders-place';
import { startPayment } from '@errand/contract/payments';
import { addFund } from '@errand/contract/wallet';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, orderOf } from '../../../test/buyers.ts';
import { makeCustomer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { startStripe } from '../../../test/stripe.ts';
import { RECONCILE_JOB } from './payment-events.ts';
import { registerPaymentJobs } from './payments.jobs.ts';
import { payments, refunds } from './payments.tables.ts';
import { refundAtProvider } from './refunds.ts';

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

/** An order of 1.257 without fees other than the delivery, by a customer of a shop with three decimals. */
async function order() {
  const shop = await makeShop(api, { item: { priceMinor: 1257 } });
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id);
  const body = { ...DELIVERY_ADDRESS, ...CONTACT };
  const quoted = (method: typeof DIGITAL | { payment_method: 'cash_on_delivery' }) =>
    buyer.client.call(quoteOrder, { query: {}, body: { ...body, ...method } });
  return { buyer, cash: await quoted({ payment_method: 'cash_on_delivery' }), card: await quoted(DIGITAL) };
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

test('an order by card costs what Stripe can take, as quoted, charged and shown afterwards', async () => {
  const { buyer, cash, card } = await order();
  expect(Math.round(cash.order_amount * 1000) % 10).toBe(7);
  expect(card.order_amount).toBeCloseTo(cash.order_amount - 0.007, 6);
  expect(card.due_amount).toBe(card.order_amount);
  const { order_id: orderId } = await buyer.place({ ...DIGITAL, order_amount: card.order_amount });
  await buyer.client.call(startPayment, {
    query: {},
    body: { order_id: orderId, payment_method: 'stripe' },
  });
  expect(chargedAmount()).toBe(String(Math.round(card.order_amount * 1000)));

  stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
  api.clock.advance(3 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  expect(await orderOf(buyer, orderId)).toMatchObject({
    payment_status: 'paid',
    order_amount: card.order_amount,
  });

  // A part that Stripe cannot refund is rounded in favor of the customer, and all parts are what was taken.
  const refund = (amountMinor: number) =>
    api.db.transaction((tx) => refundAtProvider(api.deps, tx, orderId, { amountMinor, endsOrder: false }));
  const takenMinor = Math.round(card.order_amount * 1000);
  await refund(333);
  await refund(takenMinor - 340);
  const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, orderId));
  const made = await api.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment?.id ?? ''));
  expect(made.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)).toEqual([
    340,
    takenMinor - 340,
  ]);
  await api.jobs.run();
  const sent = stripe.requests.filter(({ path }) => path === '/v1/refunds');
  expect(sent.map(({ form }) => Number(form.get('amount')) % 10)).toEqual([0, 0]);
});
