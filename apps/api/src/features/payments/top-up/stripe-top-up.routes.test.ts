import { getCustomerInfo } from '@errand/contract/customer';
import { PAYMENT_RETURN_PATH, PAYMENT_WEBHOOK_PATH } from '@errand/contract/payments';
import { addFund, listWalletTransactions } from '@errand/contract/wallet';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { startStripe } from '../../../../test/stripe.ts';
import { RECONCILE_JOB } from '../payment-events.ts';
import { registerPaymentJobs } from '../payments.jobs.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let api: TestApi;
beforeAll(async () => {
  stripe = await startStripe();
  api = await startApi({
    settings: { add_fund_status: 1 },
    deps: { payments: [stripe.provider()], publicUrl: 'https://shop.example' },
  });
  registerPaymentJobs(api.deps);
});
afterAll(async () => {
  await api.stop();
  await stripe.stop();
});

async function openTopUp(amount: number) {
  const client = api.client({ token: (await makeCustomer(api.db)).token });
  const body = { amount, payment_method: 'stripe', callback: '/profile?page=wallet' };
  const { redirect_link } = await client.call(addFund, { body });
  const session = [...stripe.sessions.keys()].at(-1) ?? '';
  return {
    redirect_link,
    session,
    has: async () => (await client.call(getCustomerInfo, {})).wallet_balance,
    history: async () => (await client.call(listWalletTransactions, { query: {} })).data,
  };
}

/** Stripe's webhook about a session with an event id; `body` is sent instead under the same signature. */
async function postWebhook(session: string, eventId: string, body?: string) {
  const { payload, signature } = stripe.message(session, eventId);
  const response = await api.inject({
    method: 'POST',
    url: `${PAYMENT_WEBHOOK_PATH}/stripe`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body ?? payload,
  });
  return response.statusCode;
}

/** Number of transfers, and the sum of their entries. */
async function ledger() {
  const { rows } = await api.db.execute<{ transfers: number; sum: number }>(sql`
    select count(distinct transfer_id)::int as transfers, sum(amount)::int as sum from ledger_entries`);
  return rows[0];
}

// Requirements: API-58, WALLET-13.
test('a top-up at Stripe is in the ledger once, with any number of webhooks and returns', async () => {
  const { redirect_link, session, has, history } = await openTopUp(50);
  expect(redirect_link).toMatch(/^https:\/\/checkout\.stripe\.test\//);
  const { form } = stripe.requests.at(-1) ?? {};
  expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('5000');
  expect(form?.get('line_items[0][price_data][product_data][name]')).toContain('Wallet');
  const back = new URL(form?.get('success_url') ?? '');
  expect(back.origin + back.pathname).toContain(`https://shop.example${PAYMENT_RETURN_PATH}/`);

  // A webhook before the payment and one without Stripe's signature add nothing.
  expect(await postWebhook(session, 'evt_early')).toBe(200);
  stripe.pay(session);
  const unsigned = stripe.message(session, 'evt_forged').payload;
  expect(await postWebhook(session, 'evt_other', unsigned)).toBe(403);
  expect(await has()).toBe(0);

  api.clock.advance(3 * 60_000);
  const statuses = await Promise.all([
    postWebhook(session, 'evt_paid'),
    postWebhook(session, 'evt_paid'),
    postWebhook(session, 'evt_again'),
    api.inject({ url: back.pathname }).then(({ headers }) => headers.location),
    api.jobs.tick(RECONCILE_JOB),
  ]);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, '/profile?page=wallet&flag=success']);
  expect(await postWebhook(session, 'evt_late')).toBe(200);
  await api.jobs.run();
  expect(await has()).toBe(50);
  expect(await history()).toMatchObject([{ credit: 50, balance: 50, transaction_type: 'add_fund' }]);
  expect(await ledger()).toEqual({ transfers: 1, sum: 0 });
});
