import { allocate } from '../money/index.ts';
import { type AccountKey, OPERATOR, orderOwner } from './accounts.ts';
import { type JournalEntry, journalEntry, type Posting, posting } from './journal.ts';
import {
  type BookedOrder,
  byGroup,
  type GroupAmounts,
  groupAmounts,
  REFUND_GROUPS,
  type RefundGroup,
  sumGroups,
} from './order-amounts.ts';
import { type Returned, returnedParts, returnedShare } from './proportion.ts';
import { type EarnedGroup, earnedGroups, shareSides } from './shares.ts';

/** Parties that can keep their earnings when an order is refunded. The operator then bears their part. */
export const SPARED_PARTIES = ['store', 'courier'] as const;
export type SparedParty = (typeof SPARED_PARTIES)[number];

export type OrderRefund = {
  /** What earlier refunds of the order returned, and what this one returns, by group. */
  before: GroupAmounts;
  now: GroupAmounts;
  spared?: readonly SparedParty[];
};

/**
 * The refund of an earned order. It takes back in proportion what each party has earned, even if it was paid out: a balance may
 * become negative. Refunds of the total undo the order exactly, except for groups that cost the customer nothing. `repay` posts
 * where the money goes. Throws RangeError for more than is left of a group.
 */
export function refundOrder(order: BookedOrder, { before, now, spared = [] }: OrderRefund): JournalEntry {
  const owner = orderOwner(order.orderId);
  const paid = groupAmounts(order);
  const groups = earnedGroups(order);
  const parts = REFUND_GROUPS.flatMap((group) => {
    const returned = { ofMinor: paid[group], beforeMinor: before[group], nowMinor: now[group] };
    if (now[group] < 0 || before[group] + now[group] > paid[group])
      throw new RangeError(`The order ${order.orderId} has less than ${now[group]} of ${group} left.`);
    return takenBack(groups[group], returned, spared);
  });
  return journalEntry('refund', owner, [
    posting('receivable', owner, 'refund', sumGroups(now)),
    ...parts.map((part) => ({ ...part, amountMinor: 0 - part.amountMinor })),
  ]);
}

/** The part of a group that a refund takes back. A spared party keeps its sales and shares. */
function takenBack(
  { sales, shares }: EarnedGroup,
  returned: Returned,
  spared: readonly SparedParty[],
): Posting[] {
  const isSpared = ({ account }: AccountKey) => spared.some((party) => party === account);
  const ofSales = returnedParts(sales, returned).map(
    (one): Posting => (isSpared(one) ? { ...one, account: 'goodwill', owner: OPERATOR } : one),
  );
  const ofShares = shares
    .filter(({ from, to }) => !isSpared(from) && !isSpared(to))
    .map((share) => ({ ...share, amountMinor: returnedShare(share.amountMinor, returned) }));
  return [...ofSales, ...ofShares.flatMap(shareSides)];
}

/**
 * Divides a refund by group. `wanted` are the amounts of chosen lines and parts; null is all that is left. What exceeds a group
 * is taken from the others, in proportion to what they have left. Throws RangeError for more than is left of the order.
 */
export function divideRefund(
  order: Pick<BookedOrder, 'type' | 'amounts'>,
  before: GroupAmounts,
  wanted: GroupAmounts | null,
): GroupAmounts {
  const paid = groupAmounts(order);
  const left = byGroup((group) => paid[group] - before[group]);
  if (wanted === null) return left;
  if (sumGroups(wanted) > sumGroups(left)) throw new RangeError(`${sumGroups(wanted)} is not left.`);
  const direct = byGroup((group) => Math.min(wanted[group], left[group]));
  const more = spread(
    sumGroups(wanted) - sumGroups(direct),
    byGroup((group) => left[group] - direct[group]),
  );
  return byGroup((group) => direct[group] + more[group]);
}

/** Divides a refund that names neither lines nor parts, in proportion to what is left of each group. */
export function divideAmount(
  order: Pick<BookedOrder, 'type' | 'amounts'>,
  before: GroupAmounts,
  amountMinor: number,
): GroupAmounts {
  return divideRefund(order, before, spread(amountMinor, divideRefund(order, before, null)));
}

function spread(amountMinor: number, left: GroupAmounts): GroupAmounts {
  const parts = allocate(
    amountMinor,
    REFUND_GROUPS.map((group) => left[group]),
  );
  const at = (group: RefundGroup) => parts[REFUND_GROUPS.indexOf(group)] ?? 0;
  return byGroup(at);
}
