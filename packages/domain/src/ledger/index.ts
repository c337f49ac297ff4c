export {
  type Entry,
  HOUSE,
  isBalanced,
  TRANSFER_TYPES,
  type TransferType,
  typesOfFilter,
  type Unit,
  WALLET_FILTERS,
  type WalletFilter,
} from './transfer.ts';
