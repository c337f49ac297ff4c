import { startPayment } from '@errand/contract/payments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { bankCharges } from '../src/features/demo-bank/demo-bank.tables.ts';
import { demoBank, registerDemoBankJobs, signedMessage } from '../src/features/demo-bank/index.ts';
import { ORDER_PLACED } from '../src/features/orders/events/index.ts';
import { registerPaymentJobs } from '../src/features/payments/index.ts';
import { subscriberQueue } from '../src/platform/jobs/index.ts';
import type { PaymentProvider } from '../src/platform/payments/index.ts';
import type { Buyer } from './buyers.ts';
import { makeTransfer } from './factories/index.ts';
import { startApi, type TestApi, type TestOptions } from './harness.ts';

/** The methods of the bank that a test replaces, to simulate its failures. */
export type BankOverrides = { now: Partial<PaymentProvider> };

/** The API with the demo bank, the payment jobs and a subscriber of placed orders. */
export async function startPayingApi(
  options: TestOptions = {},
): Promise<{ api: TestApi; bankOverrides: BankOverrides }> {
  const bankOverrides: BankOverrides = { now: {} };
  const providers: PaymentProvider[] = [];
  const api = await startApi({ demo: true, deps: { payments: providers }, ...options });
  const bank = demoBank(api.deps);
  providers.push(
    new Proxy(bank, { get: (real, name) => Reflect.get({ ...real, ...bankOverrides.now }, name) }),
  );
  registerPaymentJobs(api.deps);
  registerDemoBankJobs(api.deps);
  api.deps.jobs.subscribe(ORDER_PLACED, 'test', async () => {});
  return { api, bankOverrides };
}

/** The paying API of a test file, which stops it at its end. Before each test the bank works again. */
export async function openPayingApi(options: TestOptions = {}): ReturnType<typeof startPayingApi> {
  const started = await startPayingApi(options);
  beforeEach(() => {
    started.bankOverrides.now = {};
  });
  afterAll(() => started.api.stop());
  return started;
}

/** The URL of the bank's page for an order. */
export async function openBankPage(buyer: Pick<Buyer, 'client'>, orderId: number, callback?: string) {
  const { redirect_link } = await buyer.client.call(startPayment, {
    query: {},
    body: { order_id: orderId, payment_method: 'demo_bank', callback },
  });
  return redirect_link;
}

/** Submits the form of the bank's page. */
export function submitBankChoice(api: TestApi, link: string, choice: string) {
  return api.inject({ method: 'POST', url: link, payload: { choice } });
}

/** The amount that the bank holds for an order, minus refunds. */
export async function bankBalanceOf(api: TestApi, orderId: number) {
  const found = await api.db.execute<{ held: number }>(sql`
    select coalesce(sum(case when c.state = 'paid' then c.amount_minor - c.refunded_minor else 0 end), 0)::int as held
    from demo_bank_charges c join payments p on p.id = c.charge_id where p.order_id = ${orderId}`);
  return found.rows[0]?.held;
}

/** Adds money to the wallet of a signed-in buyer, in minor units. */
export function creditWallet(api: TestApi, buyer: Pick<Buyer, 'owner'>, minor: number) {
  return makeTransfer(api.db, Number(buyer.owner.split(':')[1]), minor);
}

/** Completes an abandoned payment at the bank, which sends its webhook. */
export async function completeAbandonedPayment(api: TestApi, paymentId: string) {
  const [charge] = await api.db
    .update(bankCharges)
    .set({ state: 'paid' })
    .where(eq(bankCharges.chargeId, paymentId))
    .returning();
  const reference = charge?.reference ?? '';
  const { headers, body } = signedMessage({ reference, eventId: `evt_late_${reference}` });
  const url = '/api/v1/payments/webhook/demo_bank';
  return api.inject({ method: 'POST', url, headers, payload: body });
}

/** How many `order.placed` events of an order wait for their subscriber. */
export async function countPlacedEvents(api: TestApi, orderId: number): Promise<number> {
  const waiting = await api.jobs.waiting();
  return waiting.filter(
    ({ name, data }) =>
      name === subscriberQueue(ORDER_PLACED, 'test') && (data as { orderId: number }).orderId === orderId,
  ).length;
}
