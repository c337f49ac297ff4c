export {
  type Entry,
  OPERATOR_ACCOUNT,
  isBalanced,
  TRANSFER_TYPES,
  type TransferType,
  typesOfFilter,
  type Unit,
  WALLET_FILTERS,
  type WalletFilter,
} from './transfer.ts';
