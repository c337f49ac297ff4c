import { toMajor } from '../../money/index.ts';
import {
  ACCOUNT_NAMES,
  ACCOUNTS,
  type AccountKey,
  type Balances,
  balanceOf,
  OPERATOR,
  resultOf,
} from '../index.ts';

/** The columns of a table, each the sum of the balances that meet a condition. */
const COLUMNS: Record<string, (key: AccountKey) => boolean> = {
  customer: ({ account }) => ['receivable', 'refunds_by_hand', 'deposit'].includes(account),
  wallet: ({ account }) => ['wallet', 'points'].includes(account),
  store: ({ account, owner }) =>
    ['store', 'deposit_held'].includes(account) || (account === 'held' && owner.startsWith('store:')),
  courier: ({ account, owner }) =>
    account === 'courier' || (account === 'held' && owner.startsWith('courier:')),
  'in hand': ({ account }) => account === 'courier_cash',
  money: ({ account }) => ACCOUNTS[account].class === 'money',
  tax: ({ account }) => ACCOUNTS[account].class === 'tax',
};

/** The balances of a table's columns as it writes them, with the operator's result. */
export function columnsOf(balances: Balances, digits: number): Record<string, string> {
  const columns = Object.entries(COLUMNS).map(([name, isPart]) => [
    name,
    major([...balances.values()].filter(isPart), digits),
  ]);
  return { ...Object.fromEntries(columns), operator: inWords(resultOf(balances), digits) };
}

/** The balance of each party that is not 0, by the names that the worked weeks use. */
export function partiesOf(balances: Balances, digits: number): Record<string, string> {
  const parties = Map.groupBy([...balances.values()], partyOf);
  const written = [...parties].map(([party, of]): [string, string] => [party, major(of, digits)]);
  return Object.fromEntries(written.filter(([, balance]) => Number(balance) !== 0));
}

function partyOf({ account, owner }: AccountKey): string {
  const column = Object.entries(COLUMNS).find(([, isPart]) => isPart({ account, owner }))?.[0];
  const who = owner.replace(':', ' ');
  switch (column) {
    case 'customer':
      return 'due for orders';
    case 'wallet':
      return `wallet of ${who}`;
    case 'in hand':
      return `cash of ${who}`;
    case 'store':
    case 'courier':
      return who;
    default:
      return column ?? 'operator';
  }
}

/** The operator's result by account: `commission 2.00, coupons -4.00`; empty for none. Sorted by name. */
export function resultInWords(balances: Balances, digits: number): string {
  return ACCOUNT_NAMES.filter((name) => ['revenue', 'expense'].includes(ACCOUNTS[name].class))
    .map((name) => ({ name, minor: balanceOf(balances, name, OPERATOR) }))
    .filter(({ minor }) => minor !== 0)
    .map(({ name, minor }) => `${name.replaceAll('_', ' ')} ${inWords(minor, digits)}`)
    .toSorted()
    .join(', ');
}

export function inWords(minor: number, digits: number): string {
  return toMajor(minor, digits).toFixed(digits);
}

function major(balances: readonly { balanceMinor: number }[], digits: number): string {
  return inWords(
    balances.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0),
    digits,
  );
}
