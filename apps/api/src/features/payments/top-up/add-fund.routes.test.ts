import type { InputOf } from '@errand/contract';
import { getCustomerInfo, removeAccount } from '@errand/contract/customer';
import { addFund, listWalletBonuses, listWalletTransactions } from '@errand/contract/wallet';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCustomer, makeGuest } from '../../../../test/factories/index.ts';
import { NOON } from '../../../../test/harness.ts';
import { openPayingApi, submitBankChoice } from '../../../../test/payments.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { bankCharges } from '../../demo-bank/demo-bank.tables.ts';
import { MESSAGE_JOB } from '../../demo-bank/index.ts';
import { listMissingTopUps } from '../../orders/books/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { walletBonuses } from '../../wallet/wallet.tables.ts';
import { RECONCILE_JOB } from '../payment-events.ts';
import { payments } from '../payments.tables.ts';

const { api, bankOverrides } = await openPayingApi({ settings: { add_fund_status: 1 } });

type Body = InputOf<typeof addFund>['body'];
const WEB: Body = {
  amount: 50,
  payment_method: 'demo_bank',
  callback: '/profile?page=wallet',
  payment_platform: 'web',
};

async function makeTopUpCustomer() {
  const customer = await makeCustomer(api.db);
  const client = api.client({ token: customer.token });
  return {
    client,
    add: async (body: Body = WEB) => (await client.call(addFund, { body })).redirect_link,
    has: async () => (await client.call(getCustomerInfo, {})).wallet_balance,
    history: async () => (await client.call(listWalletTransactions, { query: {} })).data,
  };
}

async function followReturn(decided: Awaited<ReturnType<typeof submitBankChoice>>) {
  const back = await api.inject({ url: decided.headers.location as string });
  return back.headers.location;
}

// Requirements: API-58, ROUTE-42, WALLET-13, WALLET-14.
test('a top-up is paid at the provider’s page, which returns to the wallet with the outcome', async () => {
  const { add, has, history } = await makeTopUpCustomer();
  const link = await add();
  expect((await api.inject({ url: link })).body).toContain('50.00');
  expect(await has()).toBe(0);
  expect(await followReturn(await submitBankChoice(api, link, 'approve'))).toBe(
    '/profile?page=wallet&flag=success',
  );
  expect(await has()).toBe(50);
  await api.jobs.run();
  expect(await has()).toBe(50);
  expect(await history()).toMatchObject([
    { credit: 50, debit: 0, balance: 50, transaction_type: 'add_fund', store_name: null },
  ]);
});

test('concurrent duplicate webhooks, return and job add the money exactly once', async () => {
  const { add, has, history } = await makeTopUpCustomer();
  const decided = await submitBankChoice(api, await add(), 'twice');
  api.clock.advance(3 * 60_000);
  await Promise.all([
    followReturn(decided),
    followReturn(decided),
    api.jobs.tick(RECONCILE_JOB),
    api.jobs.run(),
  ]);
  await api.jobs.run();
  expect([await has(), (await history()).length]).toEqual([50, 1]);
});

test('without a return and a webhook the money is added later, also after the page has expired', async () => {
  const { add, has } = await makeTopUpCustomer();
  await submitBankChoice(api, await add(), 'close');
  await api.db.execute(`delete from test_jobs where name = '${MESSAGE_JOB}'`);
  bankOverrides.now = { find: () => Promise.reject(new Error('unreachable')) };
  api.clock.advance(40 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  expect(await has()).toBe(0);
  bankOverrides.now = {};
  await api.jobs.tick(RECONCILE_JOB);
  expect(await has()).toBe(50);
});

test('a declined, canceled or expired top-up adds nothing and reports the outcome', async () => {
  const { add, has, history } = await makeTopUpCustomer();
  expect(await followReturn(await submitBankChoice(api, await add(), 'decline'))).toContain('flag=fail');
  expect(await followReturn(await submitBankChoice(api, await add(), 'cancel'))).toContain('flag=cancel');
  const slow = await submitBankChoice(api, await add(), 'slow');
  expect(await followReturn(slow)).toContain('flag=pending');
  const left = await add();
  await submitBankChoice(api, left, 'leave');
  expect([await has(), await history()]).toEqual([0, []]);
  api.clock.advance(21_000);
  await api.jobs.run();
  expect(await has()).toBe(50);
  api.clock.advance(31 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  await submitBankChoice(api, left, 'approve');
  await api.jobs.run();
  expect(await has()).toBe(50);
});

test('an amount other than the requested one is refunded, not added', async () => {
  const { add, has } = await makeTopUpCustomer();
  const link = await add();
  const reference = link.split('/').at(-1) ?? '';
  await api.db.update(bankCharges).set({ amountMinor: 9999 }).where(eq(bankCharges.reference, reference));
  await submitBankChoice(api, link, 'approve');
  await api.jobs.run();
  expect(await has()).toBe(0);
  const [charge] = await api.db.select().from(bankCharges).where(eq(bankCharges.reference, reference));
  expect(charge?.refundedMinor).toBe(9999);
});

test('money for a deleted account is refunded', async () => {
  const { client, add } = await makeTopUpCustomer();
  const link = await add();
  await client.call(removeAccount, {});
  await submitBankChoice(api, link, 'approve');
  await api.jobs.run();
  const reference = link.split('/').at(-1) ?? '';
  const [own] = await api.db.select().from(bankCharges).where(eq(bankCharges.reference, reference));
  expect(own?.refundedMinor).toBe(5000);
});

// Requirements: WALLET-10, WALLET-12.
test('missing and invalid values are rejected at their field, and no page is opened', async () => {
  const { add, client } = await makeTopUpCustomer();
  const of = async (body: Body) => {
    const { code, message } = await rejectionOf(add(body));
    return [code, message];
  };
  expect(await of({ ...WEB, amount: undefined })).toEqual(['amount', 'Please Enter amount']);
  for (const amount of [0, -5, 0.001, 100_001]) expect((await of({ ...WEB, amount }))[0]).toBe('amount');
  expect(await of({ ...WEB, payment_method: undefined })).toEqual([
    'payment_method',
    'Payment method is required',
  ]);
  expect((await of({ ...WEB, payment_method: 'nobody' }))[0]).toBe('payment_method');
  bankOverrides.now = { create: () => Promise.reject(new Error('unreachable')) };
  expect((await rejectionOf(add())).code).toBe('unavailable');
  await changeSettings(api.deps, { add_fund_status: 0 });
  expect((await rejectionOf(add())).code).toBe('add_fund_off');
  await changeSettings(api.deps, { add_fund_status: 1, customer_wallet_status: 0 });
  expect((await rejectionOf(add())).code).toBe('wallet_off');
  expect((await rejectionOf(client.call(listWalletBonuses, {}))).code).toBe('wallet_off');
  await changeSettings(api.deps, { customer_wallet_status: 1 });
});

// Requirements: WALLET-19.
test('a guest has no wallet to top up', async () => {
  const guest = await makeGuest(api.db);
  for (const viewer of [{}, { guestId: guest.id }])
    expect((await rejectionOf(api.client(viewer).call(addFund, { body: WEB }))).status).toBe(401);
});

const ELSEWHERE = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  undefined,
];

test('a callback outside of the shop is replaced by the wallet page', async () => {
  const { add } = await makeTopUpCustomer();
  for (const callback of ELSEWHERE) {
    const decided = await submitBankChoice(api, await add({ ...WEB, callback }), 'cancel');
    expect(await followReturn(decided)).toBe('/profile?page=wallet&flag=cancel');
  }
});

test('a callback is percent-encoded for the header', async () => {
  const { add } = await makeTopUpCustomer();
  const decided = await submitBankChoice(api, await add({ ...WEB, callback: '/search?q=شاي' }), 'cancel');
  expect(await followReturn(decided)).toBe('/search?q=%D8%B4%D8%A7%D9%8A&flag=cancel');
});

test('a bonus is fixed when the page opens, and listed separately', async () => {
  const hour = 3_600_000;
  const [bonus] = await api.db
    .insert(walletBonuses)
    .values({
      title: { en: 'Ten percent', ar: 'عشرة بالمئة' },
      description: { en: 'From $20', ar: 'من 20$' },
      type: 'percentage',
      value: 10,
      minimumMinor: 2000,
      maximumMinor: 400,
      startsAt: new Date(NOON - hour),
      endsAt: new Date(api.clock.now() + 60_000),
    })
    .returning();
  const { add, has, history, client } = await makeTopUpCustomer();
  expect(await client.call(listWalletBonuses, {})).toMatchObject([
    {
      id: bonus?.id,
      bonus_type: 'percentage',
      bonus_amount: 10,
      minimum_add_amount: 20,
      maximum_bonus_amount: 4,
      title: 'Ten percent',
    },
  ]);
  const small = await add({ ...WEB, amount: 19.99 });
  const large = await add();
  api.clock.advance(2 * 60_000);
  for (const link of [small, large]) await submitBankChoice(api, link, 'approve');
  await api.jobs.run();
  expect(await has()).toBe(73.99);
  expect((await history()).map((row) => [row.credit, row.admin_bonus])).toEqual([
    [50, 4],
    [19.99, 0],
  ]);
  expect(await client.call(listWalletBonuses, {})).toEqual([]);
  expect(await api.db.select().from(payments).where(eq(payments.bonusMinor, 400))).toHaveLength(1);
});

test('what a provider holds is its balance in the ledger, and nothing of what went back is open', async () => {
  const { rows } = await api.db.execute<{ clearing: number; open: number; held: number }>(sql`
    select (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner = 'house:clearing:demo_bank')::float8 as clearing,
      (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner = 'house:receivable')::float8 as open,
      (select sum(p.taken_minor - coalesce((select sum(r.amount_minor) from refunds r
        where r.payment_id = p.id and r.status = 'done'), 0)) from payments p)::float8 as held`);
  const [sums] = rows;
  expect(sums?.held).toBeGreaterThan(0);
  expect(sums).toMatchObject({ clearing: -(sums?.held ?? 0), open: 0 });
  expect(await listMissingTopUps(api.db)).toEqual([]);
});
