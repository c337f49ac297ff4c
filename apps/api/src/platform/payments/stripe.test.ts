import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripeProvider } from './stripe.ts';

const SECRET = 'sk_test_errand';
const SIGNING = 'whsec_errand';
type Session = Record<string, unknown> & { id: string; status: string; payment_status: string };

/** Stripe's own shapes and manners on loopback: form bodies, bearer keys, and an Idempotency-Key that repeats the answer. */
const sessions = new Map<string, Session>();
const answers = new Map<string, unknown>();
const asked: { path: string; form: URLSearchParams; key: string | undefined }[] = [];
let server: Server;
let stripe: ReturnType<typeof stripeProvider>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { status, body } = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  stripe = stripeProvider({ secretKey: SECRET, webhookSecret: SIGNING, apiUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  if (request.headers.authorization !== `Bearer ${SECRET}`)
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
  const chunks = await request.toArray();
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const path = request.url ?? '';
  const key = request.headers['idempotency-key'] as string | undefined;
  asked.push({ path, form, key });
  const known = key && answers.get(key);
  if (known) return { status: 200, body: known };
  const body = act(request.method ?? '', path, form);
  if (!body)
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `No such: ${path}` } } };
  if (key) answers.set(key, body);
  return { status: 200, body };
}

function act(method: string, path: string, form: URLSearchParams): unknown {
  const [, id, action] = /^\/v1\/checkout\/sessions\/?([^/]*)\/?(\w*)$/.exec(path) ?? [];
  if (method === 'POST' && path === '/v1/refunds')
    return { id: 're_1', object: 'refund', status: 'succeeded' };
  if (method === 'POST' && id === '') {
    const session: Session = {
      id: `cs_${sessions.size + 1}`,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      payment_intent: null,
      url: 'https://checkout.stripe.test/c/pay/1',
    };
    sessions.set(session.id, session);
    return session;
  }
  const session = sessions.get(id ?? '');
  if (session && action === 'expire') session.status = 'expired';
  return session;
}

const charge = {
  id: 'pay-1',
  amountMinor: 2350,
  currency: 'usd',
  description: 'Errand · 7',
  language: 'en' as const,
  returnUrl: 'https://shop.test/payment/return/pay-1',
  expiresAt: new Date(Date.now() + 30 * 60_000),
};

test('a charge becomes a hosted page; asked twice, the same one', async () => {
  const first = await stripe.create(charge);
  expect(first).toEqual({ reference: 'cs_1', redirectUrl: 'https://checkout.stripe.test/c/pay/1' });
  expect(await stripe.create(charge)).toEqual(first);
  expect(sessions.size).toBe(1);
  const [sent] = asked;
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
  // Stripe refuses a session that would close within half an hour.
  expect(Number(sent?.form.get('expires_at'))).toBeGreaterThan(Date.now() / 1000 + 30 * 60);
});

test('a page that is closed is expired, one that is paid stays paid and tells how much', async () => {
  const { reference } = await stripe.create({ ...charge, id: 'pay-2' });
  expect(await stripe.find(reference)).toEqual({ state: 'open', amountMinor: 0 });
  await stripe.cancel(reference);
  expect(await stripe.find(reference)).toEqual({ state: 'expired', amountMinor: 0 });

  const paid = await stripe.create({ ...charge, id: 'pay-3' });
  Object.assign(sessions.get(paid.reference) ?? {}, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_3',
  });
  await stripe.cancel(paid.reference);
  expect(await stripe.find(paid.reference)).toEqual({ state: 'paid', amountMinor: 2350 });
});

test('money goes back by what took it, under the refund’s own key', async () => {
  await expect(stripe.refund({ reference: 'cs_1', refundId: 'r-0', amountMinor: 100 })).rejects.toThrow(
    'Nothing was taken',
  );
  expect(await stripe.refund({ reference: 'cs_3', refundId: 'r-1', amountMinor: 2350 })).toEqual({
    reference: 're_1',
  });
  const sent = asked.at(-1);
  expect(sent).toMatchObject({ path: '/v1/refunds', key: 'r-1' });
  expect(Object.fromEntries(sent?.form ?? [])).toEqual({ payment_intent: 'pi_3', amount: '2350' });
});

test('a message counts only with Stripe’s signature over these very bytes, and only soon after', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_3', object: 'checkout.session' } },
  });
  const sign = (timestamp?: number) =>
    new Stripe(SECRET).webhooks.generateTestHeaderString({ payload, secret: SIGNING, timestamp });
  const read = (body: string, header: string) =>
    stripe.readWebhook(Buffer.from(body), { 'stripe-signature': header });
  expect(read(payload, sign())).toEqual({ eventId: 'evt_1', reference: 'cs_3' });
  expect(() => read(payload.replace('cs_3', 'cs_9'), sign())).toThrow();
  expect(() => read(payload, sign(Math.floor(Date.now() / 1000) - 3600))).toThrow();
  expect(() => read(payload, '')).toThrow();
});

test('a wrong key is an error, not a payment', async () => {
  const { port } = server.address() as AddressInfo;
  const wrong = stripeProvider({
    secretKey: 'sk_wrong_key',
    webhookSecret: SIGNING,
    apiUrl: `http://127.0.0.1:${port}`,
  });
  await expect(wrong.find('cs_1')).rejects.toThrow('Invalid API Key');
});
