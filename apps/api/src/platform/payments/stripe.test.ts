import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripe } from '../../../test/stripe.ts';
import type { PaymentProvider } from './payments.types.ts';

let local: Awaited<ReturnType<typeof startStripe>>;
let stripe: PaymentProvider;

beforeAll(async () => {
  local = await startStripe();
  stripe = local.provider();
});
afterAll(() => local.stop());

const charge = {
  id: 'pay-1',
  amountMinor: 2350,
  currency: 'usd',
  description: 'Errand · 7',
  language: 'en' as const,
  returnUrl: 'https://shop.test/payment/return/pay-1',
  expiresAt: new Date(Date.now() + 30 * 60_000),
};

test('a charge is a hosted page; a repeated request returns the same one', async () => {
  const first = await stripe.create(charge);
  expect(first).toEqual({ reference: 'cs_1', redirectUrl: 'https://checkout.stripe.test/c/pay/1' });
  expect(await stripe.create(charge)).toEqual(first);
  expect(local.sessions.size).toBe(1);
  const [sent] = local.requests;
  expect(sent?.key).toBe('pay-1');
  expect(Object.fromEntries(sent?.form ?? [])).toMatchObject({
    mode: 'payment',
    client_reference_id: 'pay-1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '2350',
    'line_items[0][price_data][product_data][name]': 'Errand · 7',
    'line_items[0][quantity]': '1',
    success_url: charge.returnUrl,
    cancel_url: `${charge.returnUrl}?canceled=1`,
  });
  // Stripe rejects a session that expires within half an hour.
  expect(Number(sent?.form.get('expires_at'))).toBeGreaterThan(Date.now() / 1000 + 30 * 60);
});

test('a closed page is expired, a paid one stays paid and has its amount', async () => {
  const { reference } = await stripe.create({ ...charge, id: 'pay-2' });
  expect(await stripe.find(reference)).toEqual({ state: 'open', amountMinor: 0 });
  await stripe.cancel(reference);
  expect(await stripe.find(reference)).toEqual({ state: 'expired', amountMinor: 0 });

  const paid = await stripe.create({ ...charge, id: 'pay-3' });
  local.pay(paid.reference);
  await stripe.cancel(paid.reference);
  expect(await stripe.find(paid.reference)).toEqual({ state: 'paid', amountMinor: 2350 });
});

test('a refund goes to the payment intent of its charge, with the refund’s idempotency key', async () => {
  await expect(stripe.refund({ reference: 'cs_1', refundId: 'r-0', amountMinor: 100 })).rejects.toThrow(
    'has no payment',
  );
  expect(await stripe.refund({ reference: 'cs_3', refundId: 'r-1', amountMinor: 2350 })).toEqual({
    reference: 're_1',
  });
  const sent = local.requests.at(-1);
  expect(sent).toMatchObject({ path: '/v1/refunds', key: 'r-1' });
  expect(Object.fromEntries(sent?.form ?? [])).toEqual({ payment_intent: 'pi_cs_3', amount: '2350' });
});

test('a transfer goes to an account with its idempotency key, and a rejected one is told from an outage', async () => {
  const transfer = { id: 'po-1', account: 'acct_kitchen', amountMinor: 1250, currency: 'usd' };
  expect(await stripe.transfer?.(transfer)).toEqual({ reference: 'tr_1' });
  const sent = local.requests.at(-1);
  expect(sent).toMatchObject({ path: '/v1/transfers', key: 'po-1' });
  expect(Object.fromEntries(sent?.form ?? [])).toEqual({
    amount: '1250',
    currency: 'usd',
    destination: 'acct_kitchen',
  });
  expect(await stripe.transfer?.({ ...transfer, id: 'po-2', account: 'acct_closed' })).toEqual({
    rejected: expect.any(String),
  });
  const wrong = local.provider('sk_test_wrong');
  await expect(wrong.transfer?.({ ...transfer, id: 'po-3' })).rejects.toThrow('Invalid API Key');
});

test('a webhook is accepted only with Stripe’s signature over the exact bytes, and only for a short time', () => {
  const { payload, signature } = local.message('cs_3', 'evt_1');
  const { signature: old } = local.message('cs_3', 'evt_1', Math.floor(Date.now() / 1000) - 3600);
  const read = (body: string, header: string) =>
    stripe.readWebhook(Buffer.from(body), { 'stripe-signature': header });
  expect(read(payload, signature)).toEqual({ eventId: 'evt_1', reference: 'cs_3' });
  expect(() => read(payload.replace('cs_3', 'cs_9'), signature)).toThrow(
    'No signatures found matching the expected signature',
  );
  expect(() => read(payload, old)).toThrow('Timestamp outside the tolerance zone');
  expect(() => read(payload, '')).toThrow('No stripe-signature header value');
});

test('a wrong API key is an error, not a payment', async () => {
  await expect(local.provider('sk_wrong_key').find('cs_1')).rejects.toThrow('Invalid API Key');
});
