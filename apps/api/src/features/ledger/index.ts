import { auditBalances, balanceLine } from './audit-balances.ts';
import { listHandovers, lockCash, postHandover } from './handovers.queries.ts';
import { moneyInOrder, moneyOf, pointsOfOrder } from './ledger.queries.ts';
import {
  balancesAt,
  entriesOfMonth,
  firstMonth,
  firstOpenDay,
  lockPostings,
  sumsOfMonth,
} from './month.queries.ts';
import {
  balancesOfAccounts,
  balancesWithPrefix,
  lockAccounts,
  monthsOfAccounts,
  movementsAfter,
  recentEarnings,
} from './parties.queries.ts';
import { clearingBalances, listReceivables, receivablesOf } from './receivables.queries.ts';

export {
  type AccountDay,
  type AccountOrder,
  balancesOf,
  countAccountOrders,
  type LedgerRow,
  listAccountDays,
  listAccountOrders,
  listLedgerRows,
  listWithoutProvision,
  lockBalances,
} from './ledger.queries.ts';
export { personalData } from './personal-data.queries.ts';
export { postEntries, postEntry } from './post-entry.ts';
export { postPoints } from './post-points.ts';
export type { OpenReceivable } from './receivables.queries.ts';

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

/** The months of the ledger, which are closed one after the other. */
export const ledgerMonths = {
  first: firstMonth,
  firstOpenDay,
  lockPostings,
  entries: entriesOfMonth,
  sums: sumsOfMonth,
  balances: balancesAt,
};

/** Whether stored balances are those of the entries. */
export const storedBalances = { audit: auditBalances, line: balanceLine };

/** What is due for orders, or was paid for them and is not earned, and what providers have not paid out. */
export const openReceivables = { list: listReceivables, of: receivablesOf, clearing: clearingBalances };
