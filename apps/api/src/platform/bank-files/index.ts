export { type BankFile, type BankFileFault, readBankFile } from './bank-file.ts';
export { creditTransferFile } from './credit-transfer.ts';
