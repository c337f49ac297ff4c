export { listHandovers, lockHandedOver, postHandover } from './handovers.queries.ts';
export {
  balancesOf,
  type LedgerRow,
  listLedgerRows,
  lockBalances,
  moneyInOrder,
  moneyOf,
  pointsOfOrder,
} from './ledger.queries.ts';
export { personalData } from './personal-data.queries.ts';
export { postTransfer } from './post-transfer.ts';
