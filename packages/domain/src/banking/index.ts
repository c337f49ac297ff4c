export {
  BANK_OUTCOMES,
  type BankEntry,
  type BankOutcome,
  type SentTransfer,
  type Settlement,
  settleTransfers,
  TRANSFER_STATES,
  type TransferState,
} from './bank-answer.ts';
export { isBic, isIban, isInSepa, normalizedIban } from './iban.ts';
export { accountTail, maskedAccount } from './masked-account.ts';
export { type PayoutRow, payoutCsv } from './payout-csv.ts';
export { isSepaId, sepaText } from './sepa-text.ts';
export {
  type AccountHolder,
  BATCH_FAULTS,
  type BatchFault,
  batchSumMinor,
  checkBatch,
  SEPA_LENGTHS,
  type Transfer,
  type TransferBatch,
} from './transfer-batch.ts';
