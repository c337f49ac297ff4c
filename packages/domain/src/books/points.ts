import { type PointTerms, pointsWorthMinor } from '../loyalty/index.ts';
import { customerOwner, type Owner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, posting } from './journal.ts';

export type PointMove = {
  subject: Owner;
  customerId: number;
  /** The provision for the customer's points before the move, and their number after it. */
  provisionMinor: number;
  balance: number;
  /** The value of points that were converted into money of the wallet; 0 for points that were earned or revoked. */
  toWalletMinor?: number;
};

/**
 * Adjusts the provision for a customer's points after they have changed to what all of them are worth by today's terms. The
 * difference is an expense, or lowers it. A changed rate takes effect with the next move.
 */
export function movePoints(
  { subject, customerId, provisionMinor, balance, toWalletMinor = 0 }: PointMove,
  terms: PointTerms,
): JournalEntry {
  const owner = customerOwner(customerId);
  const changeMinor = pointsWorthMinor(balance, terms) - provisionMinor;
  return journalEntry('points', subject, [
    posting('points', owner, 'points', changeMinor),
    posting('wallet', owner, 'points', toWalletMinor),
    ownPosting('loyalty', 'points', 0 - changeMinor - toWalletMinor),
  ]);
}
