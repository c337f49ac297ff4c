export { balancesOf, type LedgerRow, listLedgerRows, lockBalances } from './ledger.queries.ts';
export { postTransfer } from './post-transfer.ts';
