import { listHandovers, lockCash, postHandover } from './handovers.queries.ts';
import { moneyInOrder, moneyOf, pointsOfOrder } from './ledger.queries.ts';
import {
  balancesOfAccounts,
  balancesWithPrefix,
  lockAccounts,
  monthsOfAccounts,
  movementsAfter,
  recentEarnings,
} from './parties.queries.ts';

export {
  type AccountDay,
  balancesOf,
  type LedgerRow,
  listAccountDays,
  listLedgerRows,
  listWithoutProvision,
  lockBalances,
} from './ledger.queries.ts';
export { personalData } from './personal-data.queries.ts';
export { postEntries, postEntry } from './post-entry.ts';
export { postPoints } from './post-points.ts';

/** Cash that couriers hand over. */
export const handovers = {
  list: listHandovers,
  lock: lockCash,
  post: postHandover,
};

/** What the ledger has moved for an order. */
export const orderTransfers = {
  points: pointsOfOrder,
  inOrder: moneyInOrder,
  moneyOf,
};

/** Accounts of stores and couriers. */
export const partyAccounts = {
  balances: balancesOfAccounts,
  all: balancesWithPrefix,
  lock: lockAccounts,
  recent: recentEarnings,
  months: monthsOfAccounts,
  movements: movementsAfter,
};
