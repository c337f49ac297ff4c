export {
  type Entry,
  isBalanced,
  OPERATOR_ACCOUNT,
  TRANSFER_TYPES,
  type TransferType,
  typesOfFilter,
  type Unit,
  WALLET_FILTERS,
  type WalletFilter,
} from './transfer.ts';
