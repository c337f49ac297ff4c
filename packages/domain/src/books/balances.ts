import { ACCOUNTS, type AccountClass, type AccountKey, type AccountName, type Owner } from './accounts.ts';
import type { JournalEntry } from './journal.ts';

type Entry = Pick<JournalEntry, 'postings'>;
type Balance = AccountKey & { balanceMinor: number };

/** The balance of every account that has had a posting, in minor units. */
export type Balances = ReadonlyMap<string, Balance>;

export const NO_BALANCES: Balances = new Map();

/** The balances after a further entry, as the ledger maintains them. */
export function addEntry(balances: Balances, entry: Entry): Balances {
  return post(new Map(balances), entry);
}

/** The balances that entries add up to. */
export function replay(entries: Iterable<Entry>): Balances {
  const balances: Map<string, Balance> = new Map();
  for (const entry of entries) post(balances, entry);
  return balances;
}

function post(balances: Map<string, Balance>, { postings }: Entry): Balances {
  for (const { account, owner, amountMinor } of postings) {
    const key = `${account} ${owner}`;
    const balanceMinor = (balances.get(key)?.balanceMinor ?? 0) + amountMinor;
    balances.set(key, { account, owner, balanceMinor });
  }
  return balances;
}

/** The balance of an account; 0 for one without postings. */
export function balanceOf(balances: Balances, account: AccountName, owner: Owner): number {
  return balances.get(`${account} ${owner}`)?.balanceMinor ?? 0;
}

/** The sum of the balances of an account over all owners. */
export function totalOf(balances: Balances, account: AccountName): number {
  return sum([...balances.values()].filter((one) => one.account === account));
}

/** The sum of the balances of a class. Over all classes the sums add up to 0. */
export function totalOfClass(balances: Balances, ofClass: AccountClass): number {
  return sum([...balances.values()].filter(({ account }) => ACCOUNTS[account].class === ofClass));
}

/** The operator's result: its revenues less its expenses. */
export function resultOf(balances: Balances): number {
  return totalOfClass(balances, 'revenue') + totalOfClass(balances, 'expense');
}

/** Accounts whose balances differ between two sides, such as a replay and the stored ones, with both amounts. */
export function differencesOf(
  expected: Balances,
  actual: Balances,
): (AccountKey & { expectedMinor: number; actualMinor: number })[] {
  const keys = new Map(
    [...expected, ...actual].map(([key, { account, owner }]) => [key, { account, owner }]),
  );
  return [...keys].flatMap(([key, account]) => {
    const expectedMinor = expected.get(key)?.balanceMinor ?? 0;
    const actualMinor = actual.get(key)?.balanceMinor ?? 0;
    return expectedMinor === actualMinor ? [] : [{ ...account, expectedMinor, actualMinor }];
  });
}

function sum(balances: readonly { balanceMinor: number }[]): number {
  return balances.reduce((total, { balanceMinor }) => total + balanceMinor, 0);
}
