import type { JournalType, PostingPart } from './journal.ts';
import { REPLAYED_TYPES } from './order-bookings.ts';

/** The sum of a store's postings of a type and a part, in minor units. */
export type StorePosting = { type: JournalType; part: PostingPart; amountMinor: number };

/**
 * What the orders of a store brought it. `soldMinor` is all that it earned before the commission, whose amount contains its tax;
 * both without what refunds took back, which is `refundedMinor` less `commissionMinor` that the operator gave back. `cashMinor`
 * is what the store has taken itself. `feesMinor` are its plan and its advertisements with their tax, and `correctedMinor` is
 * what the office has corrected by hand, positive in favor of the store. `payableMinor` is what is left of them.
 */
export type StoreStatement = {
  soldMinor: number;
  commissionMinor: number;
  refundedMinor: number;
  cashMinor: number;
  feesMinor: number;
  correctedMinor: number;
  payableMinor: number;
};

const COMMISSION: readonly PostingPart[] = ['commission', 'commission_tax'];

const FEES: readonly PostingPart[] = ['plan', 'advertisement'];

/** The statement of a store's postings. Payouts, and what the store has paid of a negative balance, are no part of it. */
export function storeStatement(postings: readonly StorePosting[]): StoreStatement {
  const ofOrders = postings.filter(({ type }) => REPLAYED_TYPES.some((replayed) => replayed === type));
  const sum = (isCounted: (one: StorePosting) => boolean) =>
    ofOrders.filter(isCounted).reduce((total, { amountMinor }) => total + amountMinor, 0);
  const isCommission = ({ part }: StorePosting) => COMMISSION.includes(part);
  const isCash = ({ part }: StorePosting) => part === 'cash';
  const isRefund = ({ type }: StorePosting) => type === 'refund';
  const others = (isCounted: (one: StorePosting) => boolean) =>
    postings.filter(isCounted).reduce((total, { amountMinor }) => total + amountMinor, 0);
  const amounts = {
    soldMinor: sum((one) => !isRefund(one) && !isCommission(one) && !isCash(one)),
    commissionMinor: 0 - sum(isCommission),
    refundedMinor: 0 - sum((one) => isRefund(one) && !isCommission(one)),
    cashMinor: 0 - sum((one) => !isRefund(one) && isCash(one)),
    feesMinor: 0 - others(({ part }) => FEES.includes(part)),
    correctedMinor: others(({ part }) => part === 'correction'),
  };
  const { soldMinor, commissionMinor, refundedMinor, cashMinor, feesMinor, correctedMinor } = amounts;
  const payableMinor = soldMinor - commissionMinor - refundedMinor - cashMinor - feesMinor + correctedMinor;
  return { ...amounts, payableMinor };
}
