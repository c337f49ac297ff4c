import { sumMinor } from '../orders/index.ts';
import type { JournalType, PostingPart } from './journal.ts';
import { REPLAYED_TYPES } from './order-bookings.ts';

/** The sum of a store's postings of a type and a part, in minor units. */
export type StorePosting = { type: JournalType; part: PostingPart; amountMinor: number };

/** The sums of a store's statement in minor units. */
export type StoreStatement = {
  /** Earned with orders before commission and refunds. */
  soldMinor: number;
  /** The commission with its tax, less what refunds have given back of it. */
  commissionMinor: number;
  /** Taken back by refunds, before the commission that they have given back. */
  refundedMinor: number;
  /** Cash of orders that the store has taken itself. */
  cashMinor: number;
  /** Plan and advertisements with their tax. */
  feesMinor: number;
  /** Corrections of the office; positive in favor of the store. */
  correctedMinor: number;
  /** What the sums leave for the store. */
  payableMinor: number;
};

const COMMISSION: readonly PostingPart[] = ['commission', 'commission_tax'];

const FEES: readonly PostingPart[] = ['plan', 'advertisement'];

/** The statement of a store's postings, without payouts and payments of the store. */
export function storeStatement(postings: readonly StorePosting[]): StoreStatement {
  const ofOrders = postings.filter(({ type }) => REPLAYED_TYPES.some((replayed) => replayed === type));
  const sum = (isCounted: (one: StorePosting) => boolean) => sumMinor(ofOrders.filter(isCounted));
  const isCommission = ({ part }: StorePosting) => COMMISSION.includes(part);
  const isCash = ({ part }: StorePosting) => part === 'cash';
  const isRefund = ({ type }: StorePosting) => type === 'refund';
  const amounts = {
    soldMinor: sum((one) => !isRefund(one) && !isCommission(one) && !isCash(one)),
    commissionMinor: 0 - sum(isCommission),
    refundedMinor: 0 - sum((one) => isRefund(one) && !isCommission(one)),
    cashMinor: 0 - sum((one) => !isRefund(one) && isCash(one)),
    feesMinor: 0 - sumMinor(postings.filter(({ part }) => FEES.includes(part))),
    correctedMinor: sumMinor(postings.filter(({ part }) => part === 'correction')),
  };
  const { soldMinor, commissionMinor, refundedMinor, cashMinor, feesMinor, correctedMinor } = amounts;
  const payableMinor = soldMinor - commissionMinor - refundedMinor - cashMinor - feesMinor + correctedMinor;
  return { ...amounts, payableMinor };
}
