export { accountNumbers, DEFAULT_ACCOUNT_NUMBERS } from './account-numbers.ts';
export {
  ACCOUNT_CLASSES,
  ACCOUNT_NAMES,
  ACCOUNTS,
  type AccountClass,
  type AccountKey,
  type AccountName,
  canOwn,
  courierOwner,
  customerOwner,
  isAccountName,
  OPERATOR,
  OWNER_KINDS,
  type Owner,
  type OwnerKind,
  orderOwner,
  providerOwner,
  rateOwner,
  storeOwner,
} from './accounts.ts';
export { AGES, ageBalance, type MonthSums } from './ageing.ts';
export { type Balances, balanceOf, replay, resultOf, totalOfClass } from './balances.ts';
export { canCollectCash, depositTill, handOverCash } from './cash-in-hand.ts';
export {
  CLOSING_FAULTS,
  type ClosingBalance,
  type ClosingDocument,
  type ClosingFault,
  type ClosingSum,
  closingFaults,
  type HashedEntry,
  hashedLine,
  signedText,
} from './closing-document.ts';
export { type Commission, commissionOf, storeWaivers } from './commission.ts';
export { type CorrectedParty, correctBalance } from './corrections.ts';
export {
  DATEV_BOOKINGS,
  DATEV_DIGITS,
  type DatevBooking,
  type DatevHeader,
  type DaySum,
  datevBookings,
  datevFile,
} from './datev.ts';
export { earnOrder, earnReturnFee, keepCancellationFee } from './earning.ts';
export {
  isBalanced,
  JOURNAL_TYPES,
  type JournalEntry,
  type JournalType,
  journalEntry,
  POSTING_PARTS,
  type Posting,
  type PostingPart,
  reverseEntry,
} from './journal.ts';
export { accountOfLedger, ledgerOwner, otherLedgerNames } from './ledger-owner.ts';
export { isMonth, lastDayOf, nextToClose, shiftMonth } from './months.ts';
export {
  GOODS_TAX_PAYERS,
  type GoodsTaxPayer,
  officeTerms,
  STANDARD_TERM_SETTINGS,
  type TermSettings,
} from './office-terms.ts';
export {
  type BookedOrder,
  type GroupAmounts,
  groupAmounts,
  NO_GROUPS,
  type OrderAmounts,
  REFUND_GROUPS,
  type RefundGroup,
  sumGroups,
  type TaxLine,
  taxLines,
} from './order-amounts.ts';
export { missingEntries, type PostedSum, REPLAYED_TYPES, type ReplayedType } from './order-bookings.ts';
export { entryOf, type OrderEvent, type RepaymentPlace, replayOrder } from './order-events.ts';
export {
  type ApprovedRefund,
  eventsOf,
  heldByProvidersMinor,
  type OrderFacts,
  walletPaidMinor,
} from './order-facts.ts';
export {
  HAND_PLACES,
  type HandPlace,
  type MoneyPlace,
  oweRefundByHand,
  type PaidSubject,
  payRefundByHand,
  receivePayment,
  repay,
  writeOff,
} from './payment.ts';
export {
  canSettle,
  PAYOUT_OUTCOMES,
  PAYOUT_STATES,
  type PayoutOutcome,
  type PayoutState,
  settlePayout,
} from './payout-states.ts';
export {
  bookPayout,
  holdBalance,
  type PayableBalance,
  type Payee,
  payAdvance,
  payeeOwner,
  payOut,
  payoutOf,
  receiveFromPayee,
  releaseBalance,
  returnPayout,
} from './payouts.ts';
export { movePoints, type PointMove } from './points.ts';
export { chargeBack, providerFee, providerPayout } from './providers.ts';
export {
  divideAmount,
  divideRefund,
  type OrderRefund,
  refundOrder,
  SPARED_PARTIES,
  type SparedParty,
} from './refund.ts';
export { chargeStore, type StoreFee } from './store-fees.ts';
export { type StorePosting, type StoreStatement, storeStatement } from './store-statement.ts';
export {
  type AgreedTerms,
  agreeTerms,
  COMMISSION_BASES,
  COMMISSION_TAXES,
  type CommissionBasis,
  type CommissionTax,
  type CommissionTerms,
  type CouponTerms,
  type OfficeTerms,
  type OrderWaivers,
  type SellerTerms,
  storeFeeTaxPercent,
  withFreeDelivery,
} from './terms.ts';
export { type Division, divideExample, divideFees, type ExampleOrder } from './terms-example.ts';
export { chargeTrip, keepDeposit, lowerCharge, returnDeposit, takeDeposit } from './trip-charges.ts';
export {
  type CustomerBalances,
  closeAccount,
  creditCashback,
  creditReferral,
  fundWallet,
  mergeAccounts,
  topUp,
} from './wallet.ts';
