export {
  COURIER_CASH,
  isBalanced,
  LEDGER_TYPES,
  type LedgerEntry,
  type LedgerType,
  type LedgerUnit,
  ORDER_TRANSFER_TYPES,
  TRANSFER_TYPES,
  type TransferType,
  transferTypesOfFilter,
  WALLET_FILTERS,
  type WalletFilter,
} from './transfer.ts';
