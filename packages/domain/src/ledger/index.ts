export {
  isBalanced,
  type LedgerEntry,
  type LedgerUnit,
  OPERATOR_ACCOUNT,
  TRANSFER_TYPES,
  type TransferType,
  transferTypesOfFilter,
  WALLET_FILTERS,
  type WalletFilter,
} from './transfer.ts';
