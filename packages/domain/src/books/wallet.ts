import { customerOwner, type Owner } from './accounts.ts';
import { type JournalEntry, journalEntry, ownPosting, type Posting, posting } from './journal.ts';
import { type MoneyPlace, placeOf } from './payment.ts';

/** A top-up that a provider has captured, with the bonus that the operator adds. */
export function topUp({
  paymentId,
  customerId,
  provider,
  amountMinor,
  bonusMinor,
}: {
  paymentId: string;
  customerId: number;
  provider: string;
  amountMinor: number;
  bonusMinor: number;
}): JournalEntry {
  const owner = customerOwner(customerId);
  return journalEntry('top_up', `payment:${paymentId}`, [
    posting('wallet', owner, 'payment', amountMinor),
    { ...placeOf({ at: 'provider', provider }), amountMinor: 0 - amountMinor },
    posting('wallet', owner, 'bonus', bonusMinor),
    ownPosting('top_up_bonuses', 'bonus', 0 - bonusMinor),
  ]);
}

type Reward = { subject: Owner; customerId: number; amountMinor: number };

/** Cashback of an order. A refund takes it back by a negative amount. */
export function creditCashback({ subject, customerId, amountMinor }: Reward): JournalEntry {
  return journalEntry('cashback', subject, [
    posting('wallet', customerOwner(customerId), 'cashback', amountMinor),
    ownPosting('cashback', 'cashback', 0 - amountMinor),
  ]);
}

/** The reward for a referral. */
export function creditReferral({ subject, customerId, amountMinor }: Reward): JournalEntry {
  return journalEntry('referral', subject, [
    posting('wallet', customerOwner(customerId), 'referral', amountMinor),
    ownPosting('referrals', 'referral', 0 - amountMinor),
  ]);
}

/**
 * Money that staff add to a wallet. `received` is where the customer has paid it; null if the operator gives it. A negative
 * amount takes back a wrong funding.
 */
export function fundWallet(
  { subject, customerId, amountMinor }: Reward,
  received: Extract<MoneyPlace, { at: 'till' | 'bank' }> | null = null,
): JournalEntry {
  const given: Posting = received
    ? { ...placeOf(received), amountMinor: 0 - amountMinor }
    : ownPosting('goodwill', 'funding', 0 - amountMinor);
  return journalEntry('funding', subject, [
    posting('wallet', customerOwner(customerId), 'funding', amountMinor),
    given,
  ]);
}

/** The balances of a customer: the wallet, and the provision for points (`movePoints`). */
export type CustomerBalances = { walletMinor: number; pointsMinor: number };

/** Moves the balances of a customer into the account with which it is merged. */
export function mergeAccounts(
  fromId: number,
  intoId: number,
  { walletMinor, pointsMinor }: CustomerBalances,
): JournalEntry {
  const [from, into] = [customerOwner(fromId), customerOwner(intoId)];
  return journalEntry('account_merge', from, [
    posting('wallet', from, 'balance', 0 - walletMinor),
    posting('wallet', into, 'balance', walletMinor),
    posting('points', from, 'balance', 0 - pointsMinor),
    posting('points', into, 'balance', pointsMinor),
  ]);
}

/**
 * Settles the balances of a deleted account. Its money is paid out, or forfeited if `paidFrom` is null. Its points lapse.
 */
export function closeAccount(
  customerId: number,
  { walletMinor, pointsMinor }: CustomerBalances,
  paidFrom: Exclude<MoneyPlace, { at: 'wallet' }> | null,
): JournalEntry {
  const owner = customerOwner(customerId);
  return journalEntry('account_closed', owner, [
    posting('wallet', owner, 'balance', 0 - walletMinor),
    paidFrom
      ? { ...placeOf(paidFrom), amountMinor: walletMinor }
      : ownPosting('forfeited', 'balance', walletMinor),
    posting('points', owner, 'balance', 0 - pointsMinor),
    ownPosting('loyalty', 'balance', pointsMinor),
  ]);
}
