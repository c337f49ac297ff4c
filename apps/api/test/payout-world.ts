import * as contract from '@errand/contract/console/finance/balances';
import * as runs from '@errand/contract/console/finance/runs';
import type { Payee } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import type { TestBrowser, TestConsole } from './console/start-console.ts';
import { makeCourier, makeEarning, makeStore } from './factories/index.ts';

export const IBAN = 'DE89370400440532013000';
export const OTHER_IBAN = 'FR1420041010050500013M02606';
const DAY_MS = 86_400_000;
let intents = 0;

/** Stores and couriers that have earned something, and the calls of payouts, for tests. */
export function payoutWorld({ api }: TestConsole) {
  const daysAgo = (days: number) => new Date(api.clock.now() - days * DAY_MS);
  const paramsOf = ({ account, id }: Payee) =>
    ({ payees: account === 'store' ? 'stores' : 'couriers', id }) as const;

  const read = (browser: TestBrowser, payee: Payee) =>
    browser.call(contract.getBalance, { params: paramsOf(payee) });

  async function setAccount(
    browser: TestBrowser,
    payee: Payee,
    body: Partial<Parameters<typeof bodyOf>[0]> = {},
  ) {
    const version = (await read(browser, payee)).account?.version ?? contract.NO_ACCOUNT;
    return browser.call(contract.setBankAccount, {
      params: paramsOf(payee),
      body: bodyOf({ version, ...body }),
    });
  }

  return {
    daysAgo,
    paramsOf,
    read,
    setAccount,
    /** A payee with a balance of earnings that are old enough, and an account. */
    async makePayee(
      browser: TestBrowser,
      account: Payee['account'],
      amountMinor: number,
      number: string | null = IBAN,
    ): Promise<Payee> {
      const { id } = account === 'store' ? await makeStore(api.db) : await makeCourier(api.db);
      const payee: Payee = { account, id };
      if (amountMinor !== 0) await makeEarning(api.db, payee, amountMinor, daysAgo(10));
      if (number !== null)
        await setAccount(browser, payee, { number, kind: number.startsWith('acct') ? 'stripe' : 'iban' });
      return payee;
    },
    create: (
      browser: TestBrowser,
      payees: 'stores' | 'couriers' = 'stores',
      { minimum = null, intent }: { minimum?: number | null; intent?: string } = {},
    ) =>
      browser.call(runs.createPayoutRun, {
        body: { payees, minimum_minor: minimum, intent: intent ?? `intent-of-run-${(intents += 1)}` },
      }),
    confirm: (browser: TestBrowser, id: number) => browser.call(runs.confirmPayoutRun, { params: { id } }),
    cancel: (browser: TestBrowser, id: number) => browser.call(runs.cancelPayoutRun, { params: { id } }),
    hold: (browser: TestBrowser, payee: Payee, amount_minor: number) =>
      browser.call(contract.holdBalance, {
        params: paramsOf(payee),
        body: { amount_minor, reason: 'A customer disputes an order' },
      }),
    /** The sum of the entries of an account of the operator. */
    async houseBalance(account: string): Promise<number> {
      const { rows } = await api.db.execute<{ sum: number }>(sql`
        select coalesce(sum(e.amount), 0)::float8 as sum from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.owner = ${`house:${account}`}`);
      return rows[0]?.sum ?? 0;
    },
  };
}

function bodyOf({
  kind = 'iban',
  holder = 'Marsa Kitchen GmbH',
  number = IBAN,
  bank = null,
  version,
}: {
  kind?: 'iban' | 'local' | 'stripe';
  holder?: string;
  number?: string;
  bank?: string | null;
  version: string;
}) {
  return { kind, holder, number, bank, version };
}
