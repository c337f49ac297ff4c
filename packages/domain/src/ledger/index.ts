export {
  COURIER_CASH,
  isBalanced,
  LEDGER_TYPES,
  type LedgerEntry,
  type LedgerType,
  type LedgerUnit,
  OPERATOR_ACCOUNT,
  TRANSFER_TYPES,
  type TransferType,
  transferTypesOfFilter,
  WALLET_FILTERS,
  type WalletFilter,
} from './transfer.ts';
