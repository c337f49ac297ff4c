import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { stripeProvider } from '../src/platform/payments/index.ts';
import { createBalance, pageOf } from './stripe-balance.ts';

const STRIPE_SECRET = 'sk_test_errand';
const SIGNING = 'whsec_errand';
type Session = Record<string, unknown> & {
  id: string;
  status: string;
  payment_status: string;
  payment_intent: string | null;
  created: number;
};

/** A fake of Stripe on loopback: form bodies, bearer keys, and idempotency keys that replay the response. */
export async function startStripe() {
  const sessions = new Map<string, Session>();
  const balance = createBalance();
  let createdAt: number | null = null;
  const responses = new Map<string, unknown>();
  const requests: { path: string; form: URLSearchParams; key: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const { status, body } = await respond(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    const chunks = await request.toArray();
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const [path = '', asked] = (request.url ?? '').split('?');
    const key = request.headers['idempotency-key'] as string | undefined;
    requests.push({ path, form, key });
    const stored = key && responses.get(key);
    if (stored) return { status: 200, body: stored };
    const body =
      request.method === 'GET' && asked !== undefined
        ? list(path, new URLSearchParams(asked))
        : execute(request.method ?? '', path, form);
    if (!body)
      return { status: 404, body: { error: { type: 'invalid_request_error', message: `No such: ${path}` } } };
    if (key) responses.set(key, body);
    return { status: 200, body };
  }

  function list(path: string, query: URLSearchParams): unknown {
    if (path === '/v1/balance_transactions') return balance.list(query);
    const intent = query.get('payment_intent');
    const found = [...sessions.values()].filter((one) => intent === null || one.payment_intent === intent);
    return path === '/v1/checkout/sessions' ? pageOf(found, query) : null;
  }

  function execute(method: string, path: string, form: URLSearchParams): unknown {
    const [, id, action] = /^\/v1\/checkout\/sessions\/?([^/]*)\/?(\w*)$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/transfers')
      return form.get('destination') === 'acct_closed' ? null : { id: 'tr_1', object: 'transfer' };
    if (method === 'POST' && path === '/v1/refunds')
      return { id: 're_1', object: 'refund', status: 'succeeded' };
    if (method === 'POST' && id === '') {
      const session: Session = {
        id: `cs_${sessions.size + 1}`,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]'),
        payment_intent: null,
        client_reference_id: form.get('client_reference_id'),
        created: Math.floor((createdAt ?? Date.now()) / 1000),
        url: 'https://checkout.stripe.test/c/pay/1',
      };
      sessions.set(session.id, session);
      return session;
    }
    const session = sessions.get(id ?? '');
    if (session && action === 'expire') session.status = 'expired';
    return session;
  }

  return {
    requests,
    sessions,
    /** Records a movement of the balance and returns its id. */
    move: (movement: Parameters<typeof balance.move>[0]) => balance.move(movement),
    /** The time at which further sessions are created. */
    setClock(at: number): void {
      createdAt = at;
    },
    provider: (secretKey = STRIPE_SECRET) => stripeProvider({ secretKey, webhookSecret: SIGNING, apiUrl }),
    /** Completes a session, as a customer's payment on its page does. */
    pay(id: string): void {
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` };
      Object.assign(sessions.get(id) ?? {}, paid);
    },
    /** A webhook about a session, as Stripe sends it: its bytes and the signature header. */
    message(id: string, eventId: string, timestamp?: number) {
      const payload = JSON.stringify({
        id: eventId,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id, object: 'checkout.session' } },
      });
      const signing = { payload, secret: SIGNING, ...(timestamp !== undefined && { timestamp }) };
      return { payload, signature: new Stripe(STRIPE_SECRET).webhooks.generateTestHeaderString(signing) };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
