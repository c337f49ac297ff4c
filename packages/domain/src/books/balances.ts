import { ACCOUNTS, type AccountClass, type AccountKey, type AccountName, type Owner } from './accounts.ts';
import type { JournalEntry } from './journal.ts';

type Entry = Pick<JournalEntry, 'postings'>;
type Balance = AccountKey & { balanceMinor: number };

/** The balance of every account that has had a posting, in minor units. */
export type Balances = ReadonlyMap<string, Balance>;

/** The balances that entries add up to. */
export function replay(entries: Iterable<Entry>): Balances {
  const balances = new Map<string, Balance>();
  for (const { postings } of entries)
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

/** The sum of the balances of a class. Over all classes the sums add up to 0. */
export function totalOfClass(balances: Balances, ofClass: AccountClass): number {
  return [...balances.values()]
    .filter(({ account }) => ACCOUNTS[account].class === ofClass)
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
}

/** The operator's result: its revenues less its expenses. */
export function resultOf(balances: Balances): number {
  return totalOfClass(balances, 'revenue') + totalOfClass(balances, 'expense');
}
