import { getBalance } from '@errand/contract/console/finance/balances';
import { type IssuedDocument, listDocuments } from '@errand/contract/console/finance/documents';
import { getTrialBalance, type JournalPosting, listJournal } from '@errand/contract/console/finance/journal';
import { ACCOUNTS, type AccountName } from '@errand/domain/books';
import type { City } from './city.ts';
import type { CourierName, PlannedOrder, StoreName } from './planned-order.ts';

/** Amounts in the currency by what they belong to, without those that are 0. */
export type Sums = Record<string, number>;

const OWN_RESULT = ['revenue', 'expense'];

/** What an account is called in the sums: all results of the operator are one, and each rate of tax is its own. */
function nameOf(account: AccountName, key: string): string {
  if (OWN_RESULT.includes(ACCOUNTS[account].class)) return 'operator';
  return account === 'tax' ? `tax${key}` : account;
}

function sumsOf(rows: readonly (readonly [name: string, amountMinor: number])[]): Sums {
  const sums: Sums = {};
  for (const [name, amountMinor] of rows) sums[name] = (sums[name] ?? 0) + amountMinor;
  return Object.fromEntries(
    Object.entries(sums).flatMap(([name, minor]) => (minor === 0 ? [] : [[name, minor / 100]])),
  );
}

/** What the accounts have of an order, by the journal. */
export async function sumsOfOrder(city: City, id: number): Promise<Sums> {
  const postings = await journalOf(city, { search: String(id) });
  return sumsOf(
    postings.map((one) => [nameOf(one.account, one.party?.key ?? ''), one.credit_minor - one.debit_minor]),
  );
}

/** All postings that the journal finds. */
export async function journalOf(city: City, filter: { search?: string; month?: string }) {
  const office = await city.as('office');
  const rows: JournalPosting[] = [];
  let cursor: string | undefined;
  do {
    const page = await office.call(listJournal, {
      query: { ...filter, limit: 100, ...(cursor && { cursor }) },
    });
    rows.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor);
  return rows;
}

/** What the accounts should have of an order by its plan: what is given is received by its owner, money that came in is owed by its place. */
export function plannedSums({ paid, gets }: PlannedOrder): Sums {
  const { card = 0, courier = 0, store = 0, bank = 0, till = 0, wallet = 0 } = paid;
  const minor = (major: number) => Math.round(major * 100);
  return sumsOf([
    ...Object.entries(gets).map(([share, major]) => [share, minor(major)] as const),
    ['store', minor(-store)],
    ['courier_cash', minor(-courier)],
    ['clearing', minor(-card)],
    ['bank', minor(-bank)],
    ['till', minor(-till)],
    ['wallet', minor(-wallet)],
  ]);
}

/** The balances of all accounts at the end of a month, and the sum of all of them. */
export async function readTrialBalance(city: City, month: string): Promise<{ sums: Sums; sumMinor: number }> {
  const office = await city.as('office');
  const { rows } = await office.call(getTrialBalance, { query: { from: month, until: month } });
  return {
    sums: sumsOf(rows.map(({ account, key, closing_minor }) => [nameOf(account, key), closing_minor])),
    sumMinor: rows.reduce((sum, { closing_minor }) => sum + closing_minor, 0),
  };
}

/** The balances of the stores and couriers, as the office reads them. */
export async function readBalances(city: City) {
  const office = await city.as('office');
  const balanceOf = async (payees: 'stores' | 'couriers', id: number) => {
    const { balance_minor, held_minor, cash_minor } = await office.call(getBalance, {
      params: { payees, id },
    });
    return sumsOf([
      ['balance', balance_minor],
      ['held', held_minor],
      ['cash', cash_minor],
    ]);
  };
  const balances: Partial<Record<StoreName | CourierName, Sums>> = {};
  for (const name of ['kitchen', 'grocer', 'pharmacy', 'lamps', 'cars'] as const)
    balances[name] = await balanceOf('stores', city.stores[name].id);
  for (const name of ['amal', 'basil'] as const)
    balances[name] = await balanceOf('couriers', city.couriers[name].id);
  return balances;
}

/** All documents that were issued, the first one first. */
export async function readDocuments(city: City): Promise<IssuedDocument[]> {
  const office = await city.as('office');
  const rows: IssuedDocument[] = [];
  let cursor: string | undefined;
  do {
    const page = await office.call(listDocuments, {
      query: { limit: 100, ...(cursor && { cursor }) },
    });
    rows.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor);
  return rows.toReversed();
}
