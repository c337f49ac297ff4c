import { listCases } from '@errand/contract/console/cases';
import * as contract from '@errand/contract/console/finance/provider-books';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeCustomer, makeOrder } from '../../../../test/factories/index.ts';
import { startStripe } from '../../../../test/stripe.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { openReceivables } from '../../ledger/index.ts';
import { payments, refunds } from '../payments.tables.ts';
import { readMovements } from './read-movements.ts';

const stripe = await startStripe();
afterAll(() => stripe.stop());
const providers: PaymentProvider[] = [stripe.provider()];
const { shop } = await openConsole({ deps: { payments: providers } });
const { api } = shop;
let operator: TestBrowser;
let owner = '';
let made = 0;
beforeAll(async () => {
  owner = `customer:${(await makeCustomer(api.db)).id}`;
});

/** Days have passed since the last reading, so that what a test makes is read. */
beforeEach(async () => {
  api.clock.advance(5 * 24 * 3_600_000);
  operator = await shop.signedIn(await shop.makeStaff());
});

const hoursAgo = (hours: number) => new Date(api.clock.now() - hours * 3_600_000);
const open = async () =>
  (await operator.call(contract.listProviderDifferences, { query: { status: 'open', limit: 100 } })).rows;

/** An order that was paid at Stripe some hours ago, with the charge that Stripe tells of. */
async function makePaid(amount: number, hours: number) {
  made += 1;
  const order = await makeOrder(api.db, owner, { status: 'delivered' });
  const id = `pay-${made}`;
  stripe.setClock(hoursAgo(hours).getTime());
  const { reference } = await providers[0]!.create({
    id,
    amountMinor: amount,
    currency: 'usd',
    description: 'Errand',
    language: 'en',
    returnUrl: 'https://shop.test/return',
    expiresAt: new Date(api.clock.now() + 3_600_000),
  });
  stripe.pay(reference);
  await api.db.insert(payments).values({
    id,
    orderId: order.id,
    owner,
    provider: 'stripe',
    reference,
    amountMinor: amount,
    takenMinor: amount,
    status: 'paid',
    callback: '/',
    expiresAt: new Date(api.clock.now()),
    createdAt: hoursAgo(hours),
  });
  const charge = (charged = amount, fee = 98) =>
    stripe.move({
      type: 'charge',
      amount: charged,
      fee,
      at: hoursAgo(hours - 0.5),
      source: { id: `ch_${id}`, object: 'charge', payment_intent: `pi_${reference}` },
    });
  return { order, id, reference, charge };
}

test('fees and payouts to the bank are posted once, and payments that agree are no difference', async () => {
  const { charge } = await makePaid(2350, 90);
  charge();
  stripe.move({ type: 'payout', amount: -2000, at: hoursAgo(30), source: { id: 'po_1', object: 'payout' } });
  stripe.move({ type: 'stripe_fee', amount: -25, at: hoursAgo(29) });
  await readMovements(shop.deps);
  await readMovements(shop.deps);
  expect(await open()).toEqual([]);
  // The payment itself is posted by its settlement, which this order has not had.
  expect((await openReceivables.clearing(api.db)).get('stripe')).toBe(-98 - 2000 - 25);
});

test('a movement without a payment, a payment without a movement and another amount are differences until they are gone', async () => {
  const missing = await makePaid(1000, 80);
  const other = await makePaid(1500, 79);
  const reference = other.charge(1400);
  const unknown = stripe.move({
    type: 'charge',
    amount: 777,
    at: hoursAgo(1),
    source: { id: 'ch_x', object: 'charge', payment_intent: null },
  });
  await readMovements(shop.deps);
  const found = await open();
  expect(new Map(found.map(({ kind, reference: of }) => [kind, of]))).toEqual(
    new Map([
      ['amount', reference],
      ['missing_here', unknown],
      ['missing_there', `payment:${missing.id}`],
    ]),
  );
  expect(found).toHaveLength(3);
  expect(found.find(({ kind }) => kind === 'amount')).toMatchObject({
    order_id: other.order.id,
    expected_minor: 1500,
    actual_minor: 1400,
  });
  await api.db.update(payments).set({ takenMinor: 1400 }).where(eq(payments.id, other.id));
  await readMovements(shop.deps);
  expect((await open()).map(({ kind }) => kind).toSorted()).toEqual(['missing_here', 'missing_there']);
});

test('a member settles a difference once with a reason, and it stays settled', async () => {
  const [one, ...rest] = await open();
  const settle = () =>
    operator.call(contract.settleDifference, { params: { id: one!.id }, body: { note: 'Paid by hand' } });
  const outcomes = await Promise.allSettled([settle(), settle()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(settle())).toBe('difference_settled');
  await readMovements(shop.deps);
  expect(await open()).toHaveLength(rest.length);
});

test('a refund is found by its reference, and one of another amount differs', async () => {
  const { id, order, charge } = await makePaid(900, 70);
  charge();
  const at = hoursAgo(60);
  const row = { id: 'r-1', paymentId: id, amountMinor: 400, status: 'done', reference: 're_9' } as const;
  await api.db.insert(refunds).values({ ...row, createdAt: at, updatedAt: at });
  const source = { id: 're_9', object: 'refund', charge: `ch_${id}` };
  stripe.move({ type: 'refund', amount: -500, at: hoursAgo(2), source });
  await readMovements(shop.deps);
  expect((await open()).find(({ order_id: of }) => of === order.id)).toMatchObject({
    kind: 'amount',
    expected_minor: -400,
    actual_minor: -500,
  });
});

test('a payment that the bank takes back is due again and a case that names its order, until it is won back', async () => {
  const { id, order, charge } = await makePaid(5000, 50);
  charge();
  const due = async () => (await openReceivables.of(api.db, [order.id])).get(order.id) ?? 0;
  const cases = async () =>
    (await operator.call(listCases, { query: { kind: 'chargeback', limit: 100 } })).rows;
  const before = await due();
  const source = { id: 'dp_1', object: 'dispute', charge: `ch_${id}`, reason: 'fraudulent' };
  stripe.move({ type: 'adjustment', amount: -5000, fee: 1500, at: hoursAgo(3), source });
  await readMovements(shop.deps);
  expect((await due()) - before).toBe(-5000);
  expect(await cases()).toMatchObject([{ order_id: order.id, text: 'fraudulent' }]);
  stripe.move({ type: 'adjustment', amount: 5000, at: hoursAgo(1), source });
  await readMovements(shop.deps);
  expect([(await due()) - before, await cases()]).toEqual([0, []]);
});

test('a provider that does not respond is read the next time from where it was', async () => {
  const real = providers[0]!;
  providers[0] = {
    ...real,
    movements: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }),
    }),
  };
  const errors: unknown[] = [];
  const log: Deps['log'] = Object.create(shop.deps.log, {
    error: { value: (entry: unknown) => errors.push(entry) },
  });
  const readUntil = async () =>
    (await operator.call(contract.listProviderReads, {})).rows.find(({ provider }) => provider === 'stripe')
      ?.read_until;
  const before = await readUntil();
  api.clock.advance(3_600_000);
  await readMovements({ ...shop.deps, log });
  expect([await readUntil(), errors]).toMatchObject([before, [{ provider: 'stripe' }]]);
  providers[0] = real;
  await readMovements(shop.deps);
  expect(await readUntil()).toBe(new Date(api.clock.now()).toISOString());
});
